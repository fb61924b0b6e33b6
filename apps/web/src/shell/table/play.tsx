import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import type { Session } from '../session.ts';
import { type GamePage, loadGamePage } from './game-page.ts';
import { HandOver } from './hand-over.tsx';
import { facing, holderAfter } from './hot-seat.ts';
import { useAnnouncements } from './log.tsx';
import { namesAt } from './names.ts';
import { Shuffling } from './notice.tsx';
import type { Ending } from './over.tsx';

interface PlayProps {
  readonly session: Session;
  readonly ending: Ending;
  readonly quick?: boolean;
}

/** A table at which play has begun: finds the game's page, and whose eyes to draw it for. */
export function Play({ session, ending, quick = false }: PlayProps): JSX.Element {
  const table = session.table.value;
  const game = table?.options.game;
  const [page, setPage] = useState<GamePage | null>(null);
  useEffect(() => {
    if (game) void loadGamePage(game).then((found) => setPage(found ?? null));
  }, [game]);
  if (!table || !page || session.sights.value.size === 0) return <Shuffling text={strings.opening} />;
  return <Facing {...{ session, ending, quick, page }} />;
}

function Facing({ session, ending, quick = false, page }: PlayProps & { readonly page: GamePage }): JSX.Element {
  const table = session.table.value!;
  const sights = session.sights.value;
  const holder = useRef<Seat | null>(null);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const here: readonly Seat[] = table.seats.flatMap((it, seat) => (it?.who === session.you.value ? [seat] : []));
  const shows = facing(here, sights, holder.current, page.isPrivate);
  // At once, not after the drawing: the next message may come before that.
  holder.current = holderAfter(shows);
  const sight = (shows && sights.get(shows.seat)) ?? [...sights.values()][0]!;
  const me = shows?.show === 'player' ? shows.seat : null;
  const names = namesAt(table.seats, me);
  useAnnouncements({ sight, names, describe: page.describe });

  if (shows?.show === 'hand-over')
    return (
      <HandOver
        name={names.of(shows.seat)}
        seat={shows.seat}
        onTaken={() => {
          holder.current = shows.seat;
          redraw(undefined);
        }}
      >
        <page.Summary sight={sight} names={names} />
      </HandOver>
    );
  const move = (seat: Seat, answer: unknown): ReturnType<Session['send']> => {
    const to = session.sights.value.get(seat)?.seen.question?.id;
    return session.send({ type: 'move', seat, move: { to, answer } });
  };
  const free = (seat: Seat, given: unknown): ReturnType<Session['send']> =>
    session.send({ type: 'move', seat, move: { free: given } });
  return (
    <page.Table
      // One player's view shares nothing with another's, nor with what all look at: no draft, no open dialog.
      key={me ?? 'together'}
      {...{ session, table, sight, me, here, names, move, free, ending, quick }}
    />
  );
}
