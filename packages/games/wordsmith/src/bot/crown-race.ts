import { forSeat, type Seat } from '@wordhoard/kernel';
import { componentsOf } from '../components.ts';
import type { View } from '../types.ts';

/** How far the difference in crowns between two players usually moves in a round. */
const SPREAD_PER_ROUND = 0.9;
/** Others haven't played this round yet, and are likely to gain a little. */
const ROUNDS_PENDING = 0.5;

/** [WS-15] Points of most crowns besides those of second most: when one of two players passes the other, twice as many change hands. */
export const leadPoints = ([most = 0, second = 0]: readonly number[]): number => most - second;

/**
 * The value of one more crown, besides its point: its share of the points for most crowns, more in a close race and
 * less where the others are far ahead or far behind.
 */
export function crownRaceValue(
  { config, round, sheets }: Pick<View, 'config' | 'round' | 'sheets'>,
  seat: Seat,
): number {
  const { rounds, mostCrowns } = componentsOf(config);
  const spread = SPREAD_PER_ROUND * Math.sqrt(rounds - round + ROUNDS_PENDING);
  const mine = forSeat(sheets, seat).crowns;
  const others = sheets.flatMap(({ crowns }, other) => (other === seat ? [] : [crowns]));
  // With more players a rival's loss helps less, and a place is won from only one of them.
  const stake = ((2 * leadPoints(mostCrowns)) / others.length) * (0.5 + 0.5 / others.length);
  const lead = (crowns: number, theirs: number): number =>
    (chanceBelow((crowns - theirs + 0.5) / spread) + chanceBelow((crowns - theirs - 0.5) / spread)) / 2;
  // Crowns mostly come in twos.
  return others.reduce((sum, theirs) => sum + (stake * (lead(mine + 2, theirs) - lead(mine, theirs))) / 2, 0);
}

/** Nearly the chance that a normally distributed number is below this many standard deviations. */
const chanceBelow = (deviations: number): number => 1 / (1 + Math.exp(-1.7 * deviations));
