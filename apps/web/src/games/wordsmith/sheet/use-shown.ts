import type { Seat } from '@wordhoard/kernel';
import type { Sheet, TurnSoFar, Wordsmith } from '@wordhoard/wordsmith';
import { useEffect, useState } from 'preact/hooks';
import type { Sight } from '../../../shell/session.ts';
import { lastSeen, type Marks } from './marks.ts';

export interface Shown {
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** What is new since is marked. */
  readonly before: Marks;
  look(seat: Seat): void;
}

interface Looker {
  readonly sight: Sight<Wordsmith>;
  readonly me: Seat | null;
  /** Whose sheet is looked at first, and always while it is written on. */
  readonly own: Seat;
  readonly writing: boolean;
  /** Their own as they are writing it, or left it. */
  readonly turn: TurnSoFar;
}

/** Whoever has nothing to write may look at any sheet: their own as they left it, the others' as all last saw them. */
export function useShown({ sight, me, own, writing, turn }: Looker): Shown {
  const [looking, look] = useState(own);
  useEffect(() => {
    if (writing) look(own);
  }, [writing]);
  const seat = writing ? own : looking;
  const { sheet, before } = seat === me && sight.seen.over === null ? turn : lastSeen(sight, seat);
  return { seat, sheet, before, look };
}
