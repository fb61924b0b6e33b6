import { type Box, boxValue } from './bonuses.ts';
import { COUNTED, TALLY } from './totals.ts';

/** [WY-19] Where the timer stands. */
export const SPOTS = ['top', 'middle', 'bottom'] as const;
export type Spot = (typeof SPOTS)[number];

export const SOLO_LEVELS = ['easy', 'medium', 'hard', 'brutal'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** [WY-21] What wins over seven rounds. */
const TARGETS: Readonly<Record<SoloLevel, number>> = { easy: 100, medium: 110, hard: 120, brutal: 120 };

/** [WY-21] What wins over so many rounds: where fewer words count, as much less. */
export const soloTarget = (level: SoloLevel, rounds: number): number =>
  Math.floor((TARGETS[level] * Math.min(COUNTED, rounds)) / COUNTED);

export interface SoloRound {
  readonly level: SoloLevel;
  readonly round: number;
  readonly spot: Spot;
  readonly points: number;
  /** The word was locked before the sand had run out. */
  readonly inTime: boolean;
}

export interface SoloOutcome {
  readonly box: Box | null;
  readonly bonus: number;
  readonly spot: Spot;
  /** A tally of −2. */
  readonly penalty: boolean;
}

/** [WY-20] What a solo round brings, and where the timer goes. */
export function soloRound({ level, round, spot, points, inTime }: SoloRound): SoloOutcome {
  const box: Box | null = !inTime || points < 15 ? null : spot === 'top' ? 'second' : 'first';
  const earned = { box, bonus: box === null ? 0 : boxValue(box, round) };
  if (points >= 20) return { ...earned, spot: box === null ? spot : 'top', penalty: false };
  if (spot === 'bottom') return { ...earned, spot: level === 'brutal' ? 'bottom' : 'middle', penalty: true };
  return { ...earned, spot: spot === 'top' && level !== 'brutal' ? 'middle' : 'bottom', penalty: false };
}

/** [WY-20] What such a round adds to the total, if its word is among those that count. */
export function soloWorth(round: SoloRound): number {
  const { bonus, penalty } = soloRound(round);
  return round.points + bonus - (penalty ? TALLY : 0);
}
