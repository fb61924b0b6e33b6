import type { Seat } from '@wordhoard/kernel';
import type { Sheet, TurnSoFar, Wordsmith } from '@wordhoard/wordsmith';
import { useEffect, useState } from 'preact/hooks';
import type { SeatObservation } from '../../../net/session.ts';
import { lastSeen, type Marks } from './marks.ts';

export interface ShownSheet {
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** Additions since then are marked. */
  readonly before: Marks;
  look(seat: Seat): void;
}

interface Looker {
  readonly sight: SeatObservation<Wordsmith>;
  readonly me: Seat | null;
  /** The seat whose sheet is shown first, and always while it is written on. */
  readonly own: Seat;
  readonly writing: boolean;
  /** Their own as they are writing it, or left it. */
  readonly turn: TurnSoFar;
}

/** A player with nothing to write may look at any sheet: their own as they left it, the others' as last revealed. */
export function useShown({ sight, me, own, writing, turn }: Looker): ShownSheet {
  const [looking, look] = useState(own);
  useEffect(() => {
    if (writing) look(own);
  }, [writing]);
  const seat = writing ? own : looking;
  const { sheet, before } = seat === me && sight.seen.over === null ? turn : lastSeen(sight, seat);
  return { seat, sheet, before, look };
}
