import type { Seat } from '@wordhoard/kernel';
import type { Components } from './components.ts';

/** The boxes of the score sheet: 'first' is the smaller one of the printed game, 'second' the larger. */
export type Box = 'first' | 'second';

/** [WY-15] Points of a box in a round; rounds count from 1. */
export const boxValue = ({ bonuses }: Components, box: Box, round: number): number =>
  bonuses.findLast(({ fromRound }) => fromRound <= round)?.[box] ?? 0;

/** A player's word as far as it matters for the boxes. */
export interface BoxContender {
  readonly seat: Seat;
  readonly points: number;
  /** False for a player whose word was struck or who wrote none. */
  readonly eligible: boolean;
}

/**
 * [WY-15] Which player checks which box, after all challenges. A player with strictly more points than the fastest
 * checks the first box. The fastest checks the second if they match or beat three opponents (all of them, if there are
 * fewer). If the fastest player's word was struck, the others compare with 0. Without a fastest player there are no
 * bonuses [WY-8].
 */
export function checkBoxes(
  { opponents }: Components,
  contenders: readonly BoxContender[],
  fastest: Seat | null,
): Map<Seat, Box> {
  const checked = new Map<Seat, Box>();
  const fastestContender = contenders.find(({ seat }) => seat === fastest);
  if (!fastestContender) return checked;
  const others = contenders.filter((contender) => contender !== fastestContender);
  for (const { seat, points, eligible } of others)
    if (eligible && points > fastestContender.points) checked.set(seat, 'first');
  const matched = others.filter(({ points }) => fastestContender.points >= points).length;
  if (fastestContender.eligible && others.length > 0 && matched >= Math.min(opponents, others.length))
    checked.set(fastestContender.seat, 'second');
  return checked;
}
