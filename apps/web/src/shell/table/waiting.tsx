import { GAMES, isGameId } from '@wordhoard/catalog';
import type { AnyRefusal, Command, TableInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { table as strings } from '#strings/table.ts';
import { announce } from '../announcer.tsx';
import { Bar } from '../bar.tsx';
import { Icon } from '../icon.tsx';
import type { Session } from '../session.ts';
import { LinkState } from './frame.tsx';
import { type GameOptions, loadGameOptions } from './game-options.ts';
import { Invite } from './invite.tsx';
import { paceText } from './pace.ts';
import { Places } from './places.tsx';
import './waiting.css';

interface WaitingProps {
  readonly session: Session;
  readonly table: TableInfo;
}

/** The room before the game: who is there, how to get others here, and what is going to be played. */
export function Waiting({ session, table }: WaitingProps): JSX.Element {
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const [game, setGame] = useState<GameOptions | null>(null);
  const { options, seats } = table;
  useEffect(() => {
    void loadGameOptions(options.game).then((found) => setGame(found ?? null));
  }, [options.game]);
  useArrivals(table);

  const you = session.you.value;
  const isHost = table.host === you;
  // Whoever has no place yet is counted too; nobody needs to be told of themselves.
  const watching = table.watchers - (seats.some((it) => it?.who === you) ? 0 : 1);
  const title = isGameId(options.game) ? GAMES[options.game].title : options.game;
  const host = seats.find((it) => it?.who === table.host)?.name ?? '';
  const send = async (command: Command): Promise<void> => setRefusal(await session.send(command));
  const filled = seats.findLastIndex((it) => it !== null) + 1;
  const gap = seats.slice(0, filled).includes(null);
  const start = async (): Promise<void> => {
    // Places nobody has taken are taken away; the game is for those who are there.
    if (filled < seats.length) {
      const no = await session.send({ type: 'configure', options: { ...options, seats: filled } });
      if (no) return setRefusal(no);
    }
    await send({ type: 'start' });
  };

  return (
    <>
      <Bar />
      <LinkState session={session} />
      <main class="waiting-room" id="main">
        <header>
          <p class="dim">{title}</p>
          <h1 tabIndex={-1}>{strings.waiting.title(table.code)}</h1>
          <p>{isHost ? strings.waiting.lead : strings.waiting.leadGuest(host)}</p>
        </header>
        <div class="company">
          <Places {...{ session, table, game, isHost, send }} />
          <div class="begin">
            {refusal && (
              <p class="refusal" role="alert">
                <Icon name="close" />
                {refusalText(refusal)}
              </p>
            )}
            {isHost && (
              <>
                <button type="button" class="btn big go" disabled={gap || filled < 2} onClick={start}>
                  {filled < seats.length && filled > 1 && !gap
                    ? strings.waiting.startWith(filled)
                    : strings.waiting.start}
                </button>
                {gap && <p class="dim small">{strings.waiting.startHint}</p>}
                {filled < 2 && <p class="dim small">{strings.waiting.alone}</p>}
              </>
            )}
          </div>
        </div>
        <Invite code={table.code} game={title} />
        <section class="panel">
          <h2>{strings.options}</h2>
          <ul class="terms plain">
            <li>{paceText(options)}</li>
            {game?.summary(options.config, options.seats).map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>{options.visibility === 'public' ? strings.waiting.public : strings.waiting.byLink}</li>
            {watching > 0 && <li>{strings.watchers(watching)}</li>}
          </ul>
          <p>
            <a href={`/rules/${options.game}`}>{strings.rules}</a>
          </p>
        </section>
      </main>
    </>
  );
}

/** Says who has come and gone. */
function useArrivals({ seats }: TableInfo): void {
  const names = seats.map((it) => it?.name ?? '');
  const [before, setBefore] = useState(names);
  useEffect(() => {
    if (before.join('\n') === names.join('\n')) return;
    for (const name of names) if (name !== '' && !before.includes(name)) announce(strings.waiting.came(name));
    for (const name of before) if (name !== '' && !names.includes(name)) announce(strings.waiting.went(name));
    setBefore(names);
  }, [names.join('\n')]);
}
