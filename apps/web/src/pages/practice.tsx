import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import type { NewTable } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { connectWorker } from '../offline/connect.ts';
import { LOCAL_CODE } from '../offline/messages.ts';
import { keptGame } from '../offline/saved.ts';
import { useHead } from '../shell/head.ts';
import { quickTable, takeWanted } from '../shell/practice.ts';
import { randomHex } from '../shell/random.ts';
import type { PageProps } from '../shell/routes.ts';
import { Session } from '../shell/session.ts';
import { Notice, Shuffling } from '../shell/table/notice.tsx';
import { Play } from '../shell/table/play.tsx';
import NotFound from './not-found.tsx';

const openLocal = (wanted: NewTable, resume: boolean): Session =>
  new Session({
    code: LOCAL_CODE,
    connect: connectWorker(wanted, resume),
    clock: () => performance.now(),
    makeId: () => randomHex(12),
  });

/** A game in this very page, against bots or alone: begins at once, and needs no network. */
export default function Practice({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  return isGameId(game) && GAMES[game].ready ? <Local game={game} /> : <NotFound />;
}

interface Opened {
  readonly session: Session;
  /** Nobody has chosen anything: it was one tap. */
  readonly quick: boolean;
}

/** What is played here: the table just asked for; else the game under way; else a quick one. */
function first(game: GameId): Opened {
  const wanted = takeWanted(game);
  if (wanted) return { session: openLocal(wanted, false), quick: false };
  const kept = keptGame(game);
  return { session: openLocal(kept?.wanted ?? quickTable(game, strings.you), true), quick: kept === null };
}

function Local({ game }: { readonly game: GameId }): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  useHead(GAMES[game].title, game);
  useEffect(() => setOpened(first(game)), [game]);
  useEffect(() => () => opened?.session.close(), [opened]);

  if (!opened) return <Shuffling text={strings.openingLocal} />;
  const { session, quick } = opened;
  const { options, seats } = session.table.value ?? {};
  /** The same people and options, another shuffle. */
  const again = (): void => {
    if (!options || !seats) return setOpened(first(game));
    const people = seats.flatMap((it) => (it?.who ? [it.name] : []));
    const bots = seats.flatMap((it) => (it && !it.who && it.level ? [it.level] : []));
    const [name = strings.you, ...others] = people;
    setOpened({ session: openLocal({ options, name, others, bots, start: true }, false), quick });
  };
  if (session.link.value === 'lost')
    return (
      <Notice title={strings.failed.title}>
        <p>{strings.failed.text}</p>
        <button type="button" class="btn go" onClick={again}>
          {strings.failed.again}
        </button>
      </Notice>
    );
  return (
    <Play session={session} quick={quick} ending={{ label: strings.over.again, hint: '', anyTime: true, again }} />
  );
}
