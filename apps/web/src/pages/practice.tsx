import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { Level } from '@wordhoard/kernel';
import type { NewTable } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { noGame } from '#strings/practice.ts';
import { table as strings } from '#strings/table.ts';
import { cameBy, type PageProps } from '../app/router.ts';
import { sentPicture } from '../device/me.ts';
import { END_HASH, keepLevel, quickTable, SHELF_HASH, takeWanted } from '../device/practice.ts';
import { putAside, takeFromShelf } from '../my-games/shelf.ts';
import { randomHex } from '../net/ids.ts';
import { Session } from '../net/session.ts';
import { connectWorker, type LocalConnection } from '../offline/connect.ts';
import { LOCAL_CODE } from '../offline/messages.ts';
import { deleteOpenGame, keepProgress, keptGame } from '../offline/saved-match.ts';
import type { EndActions } from '../table/end/ending.ts';
import { MatchAtTable } from '../table/match.tsx';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Bar, Notice, Shuffling, useHead } from '../ui/page.tsx';

const NotFound = lazy(async () => (await import('./not-found.tsx')).default);
const Hints = lazy(async () => (await import('../hints/hints.tsx')).Hints);
const NoRoomNotice = lazy(async () => (await import('./not-found.tsx')).NoRoomNotice);
const GhostHere = lazy(async () => (await import('./deal/ghost.tsx')).GhostHere);

type Local = Pick<LocalConnection, 'words' | 'unkept'> & { readonly session: Session };

function openLocal(wanted: NewTable, resume: boolean): Local {
  if (!resume) putAside(wanted.options.game);
  const { connect, words, unkept } = connectWorker(wanted, resume);
  const clock = (): number => performance.now();
  return { words, unkept, session: new Session({ code: LOCAL_CODE, connect, clock, makeId: () => randomHex(12) }) };
}

/** Few want it: how it is written is fetched when they do. */
const saveRecord = async (game: GameId): Promise<void> => {
  const [{ recordOfKept }, { saveAsFile }] = await Promise.all([
    import('../review/saved-records.ts'),
    import('../review/saved-records.ts'),
  ]);
  const kept = keptGame(game);
  if (kept) saveAsFile(recordOfKept(kept));
};

/** The same shuffle for a friend; and if it is one already, what became of it before. */
function sharing(game: GameId, session: Session): Partial<EndActions> {
  const { sameAs, places } = keptGame(game) ?? {};
  const deal = async (): Promise<string> => (await import('../same-deal/deal-link.ts')).dealLink(game);
  const make = async (nameOf: (seat: number) => string): Promise<string | null> =>
    (await import('../same-deal/deal-link.ts')).gameLink(game, nameOf);
  return {
    // A game taken up in the middle isn't a deal to share.
    ...(!places && { deal, publicPage: { of: 'device', make } }),
    allows: !sameAs,
    ...(sameAs && { beside: `/beside/${game}`, aside: <GhostHere session={session} record={sameAs} /> }),
  };
}

/** A game in this very page, against bots or alone: begins at once, and needs no network. */
export default function Practice({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  return isGameId(game) ? <AtHome game={game} /> : <NotFound />;
}

interface LocalGame extends Local {
  /** Started by one tap, without any choices. */
  readonly quick: boolean;
}

/**
 * The game to play here: the table just made; else the game under way; else a quick one. A finished game is shown again
 * after a reload, on coming back, or on request; asking to play starts another.
 */
function first(game: GameId): LocalGame {
  const wanted = takeWanted(game);
  const chosen = location.hash.startsWith(SHELF_HASH) ? location.hash.slice(SHELF_HASH.length) : null;
  if (chosen !== null) {
    takeFromShelf(game, chosen);
    // It is the open one from now on: what is begun here later must not be put aside by a reload.
    history.replaceState(null, '', location.pathname);
  }
  if (wanted) return { ...openLocal(wanted, false), quick: false };
  const left = keptGame(game);
  const kept = left?.over && cameBy() === 'link' && location.hash !== END_HASH ? null : left;
  return { ...openLocal(kept?.wanted ?? quickTable(game, strings.you), kept !== null), quick: kept === null };
}

function AtHome({ game }: { readonly game: GameId }): JSX.Element {
  const [opened, setOpened] = useState<LocalGame | null>(null);
  useHead(GAMES[game].title, game);
  useEffect(() => setOpened(first(game)), [game]);
  useEffect(() => () => opened?.session.close(), [opened]);

  if (!opened) return <Shuffling text={strings.openingLocal} />;
  const { session, words, unkept, quick } = opened;
  const { options, seats } = session.table.value ?? {};
  /** The same people and options, another shuffle; and perhaps other bots. */
  const again = (at?: Level): void => {
    // At once: what its bots still do must not be kept in the place of the new one.
    session.close();
    if (session.table.peek()?.status === 'playing') announce(strings.putAside, { mine: true });
    if (!options || !seats) return setOpened(first(game));
    const people = seats.flatMap((it) => (it?.who ? [it.name] : []));
    const bots = seats.flatMap((it) => (it && !it.who && it.level ? [at ?? it.level] : []));
    if (at) keepLevel(game, at);
    const [name = strings.you, ...others] = people;
    // A quick game has no chosen options: against another bot it gets the usual ones.
    const asked = quick && at ? { ...options, config: null } : options;
    setOpened({ ...openLocal({ options: asked, name, ...sentPicture(), others, bots, start: true }, false), quick });
  };
  if (session.link.value === 'lost') {
    const isLeftBehind = session.refusal.value?.code === 'other-version';
    const words = isLeftBehind ? noGame.leftBehind : noGame.failed;
    const tryAgain = (): void => {
      if (isLeftBehind) deleteOpenGame(game);
      again();
    };
    return (
      <>
        <Bar />
        <Notice title={words.title}>
          <p>{words.text}</p>
          <Button class="primary" text={words.again} onClick={tryAgain} />
        </Notice>
      </>
    );
  }
  return (
    <>
      <MatchAtTable
        session={session}
        quick={quick}
        ending={{
          label: strings.over.again,
          hint: '',
          anyTime: true,
          again: () => again(),
          atLevel: again,
          BarItem: options?.hints ? Hints : undefined,
          review: `/review/${game}`,
          record: () => void saveRecord(game),
          reached: (sub) => keepProgress(game, sub),
          ...sharing(game, session),
          ...(unkept.value && { aside: <NoRoomNotice /> }),
        }}
      />
      <WordsOnTheirWay words={words} />
    </>
  );
}

/** Says so when what was done waits for the dictionary; over the page, so that nothing moves. */
const WordsOnTheirWay = ({ words: { value } }: Pick<LocalConnection, 'words'>): JSX.Element => (
  <div class="link-state" role="status">
    {(value === 'coming' || value === 'missing') && <p>{strings.words[value]}</p>}
  </div>
);
