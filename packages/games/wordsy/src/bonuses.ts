import type { Seat } from '@wordhoard/kernel';

/** The boxes of the score sheet: 'first' is the smaller one, 'second' the larger. */
export type Box = 'first' | 'second';

/** [WY-15] What a box is worth in a round, from 1. */
export function boxValue(box: Box, round: number): number {
  const smaller = round <= 3 ? 1 : round <= 6 ? 2 : 3;
  return box === 'first' ? smaller : smaller + 1;
}

/** A word as the boxes look at it: what it is worth now, and whether its player may have a bonus at all. */
export interface Rival {
  readonly seat: Seat;
  readonly points: number;
  /** False for a word that was struck, and for no word. */
  readonly eligible: boolean;
}

/**
 * [WY-15] Boxes checked after all challenges. A player other than the fastest with strictly more points checks the
 * first; the fastest checks the second if they have at least as many as three opponents (all of them, if there are
 * fewer). A struck word is worth 0, so the others then compare with 0. Without a fastest there are no bonuses [WY-8].
 */
export function boxes(rivals: readonly Rival[], fastest: Seat | null): Map<Seat, Box> {
  const checked = new Map<Seat, Box>();
  const fast = rivals.find(({ seat }) => seat === fastest);
  if (!fast) return checked;
  const others = rivals.filter((rival) => rival !== fast);
  for (const { seat, points, eligible } of others) if (eligible && points > fast.points) checked.set(seat, 'first');
  const matched = others.filter(({ points }) => fast.points >= points).length;
  if (fast.eligible && others.length > 0 && matched >= Math.min(3, others.length)) checked.set(fast.seat, 'second');
  return checked;
}
