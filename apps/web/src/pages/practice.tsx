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
    makeId: () => crypto.randomUUID(),
  });

/** A game in this very page, against bots or alone: begins at once, and needs no network. */
export default function Practice({ params }: PageProps): JSX.Element {
  const game = params['game'] ?? '';
  return isGameId(game) && GAMES[game].ready ? <Local game={game} /> : <NotFound />;
}

/** What is played here: the table just asked for; else the game under way; else a quick one. */
function firstSession(game: GameId): Session {
  const wanted = takeWanted(game);
  if (wanted) return openLocal(wanted, false);
  return openLocal(keptGame(game)?.wanted ?? quickTable(game, strings.you), true);
}

function Local({ game }: { readonly game: GameId }): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  useHead(GAMES[game].title, game);
  useEffect(() => setSession(firstSession(game)), [game]);
  useEffect(() => () => session?.close(), [session]);

  if (!session) return <Shuffling text={strings.openingLocal} />;
  const { options, seats } = session.table.value ?? {};
  /** The same people and options, another shuffle. */
  const again = (): void => {
    if (!options || !seats) return setSession(firstSession(game));
    const people = seats.flatMap((it) => (it?.who ? [it.name] : []));
    const bots = seats.flatMap((it) => (it && !it.who && it.level ? [it.level] : []));
    const [name = strings.you, ...others] = people;
    setSession(openLocal({ options, name, others, bots, start: true }, false));
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
  return <Play session={session} ending={{ label: strings.over.again, hint: '', again }} />;
}
