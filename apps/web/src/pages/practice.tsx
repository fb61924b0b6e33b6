import { GAMES, isGameId } from '@wordhoard/catalog';
import type { NewTable } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import { connectWorker } from '../offline/connect.ts';
import { LOCAL_CODE } from '../offline/messages.ts';
import { keptGame } from '../offline/saved.ts';
import { practiceOf } from '../shell/games.ts';
import { useHead } from '../shell/head.ts';
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
  const known = isGameId(game) && GAMES[game].ready;
  return known ? <Local game={game} /> : <NotFound />;
}

function Local({ game }: { readonly game: string }): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  useHead(isGameId(game) ? GAMES[game].title : game, game);
  const start = (resume: boolean): void => {
    session?.close();
    const wanted = (resume ? keptGame(game)?.wanted : undefined) ?? practiceOf(game);
    setSession(openLocal(wanted, resume));
  };
  useEffect(() => start(true), [game]);
  useEffect(() => () => session?.close(), [session]);

  if (!session) return <Shuffling text={strings.openingLocal} />;
  if (session.link.value === 'lost')
    return (
      <Notice title={strings.failed.title}>
        <p>{strings.failed.text}</p>
        <button type="button" class="btn go" onClick={() => start(true)}>
          {strings.failed.again}
        </button>
      </Notice>
    );
  const ending = { label: strings.over.again, hint: '', again: () => start(false) };
  return <Play session={session} ending={ending} />;
}
