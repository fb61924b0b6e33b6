import { type Box, boxValue } from './bonuses.ts';
import { COUNTED_WORDS, TALLY_COST } from './totals.ts';

/** [WY-19] The spots where the timer may stand. */
export const SPOTS = ['top', 'middle', 'bottom'] as const;
export type Spot = (typeof SPOTS)[number];

export const SOLO_LEVELS = ['easy', 'medium', 'hard', 'brutal'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** [WY-21] The total that wins over seven rounds. */
const TARGETS: Readonly<Record<SoloLevel, number>> = { easy: 100, medium: 110, hard: 120, brutal: 120 };

/** [WY-21] The total that wins over this many rounds: in proportion, if fewer than five words count. */
export const soloTarget = (level: SoloLevel, rounds: number): number =>
  Math.floor((TARGETS[level] * Math.min(COUNTED_WORDS, rounds)) / COUNTED_WORDS);

export interface SoloRound {
  readonly level: SoloLevel;
  readonly round: number;
  readonly spot: Spot;
  readonly points: number;
  /** Whether the word was locked before the timer ran out. */
  readonly inTime: boolean;
}

export interface SoloOutcome {
  readonly box: Box | null;
  readonly bonus: number;
  readonly spot: Spot;
  /** Whether the round costs a tally. */
  readonly penalty: boolean;
}

/** [WY-20] The box and bonus of a solo round, and where the timer goes. */
export function soloOutcome({ level, round, spot, points, inTime }: SoloRound): SoloOutcome {
  const box: Box | null = !inTime || points < 15 ? null : spot === 'top' ? 'second' : 'first';
  const earned = { box, bonus: box === null ? 0 : boxValue(box, round) };
  if (points >= 20) return { ...earned, spot: box === null ? spot : 'top', penalty: false };
  if (spot === 'bottom') return { ...earned, spot: level === 'brutal' ? 'bottom' : 'middle', penalty: true };
  return { ...earned, spot: spot === 'top' && level !== 'brutal' ? 'middle' : 'bottom', penalty: false };
}

/** [WY-20] Points a solo round adds to the total, if its word is among those that count. */
export function soloRoundValue(round: SoloRound): number {
  const { bonus, penalty } = soloOutcome(round);
  return round.points + bonus - (penalty ? TALLY_COST : 0);
}
