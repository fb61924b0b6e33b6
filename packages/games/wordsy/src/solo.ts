import { type Box, boxValue } from './bonuses.ts';
import type { Components } from './components.ts';

/** [WY-19] The spots where the timer may stand. */
export const SPOTS = ['top', 'middle', 'bottom'] as const;
export type Spot = (typeof SPOTS)[number];

export const SOLO_LEVELS = ['easy', 'medium', 'hard', 'brutal'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** [WY-21] The total that wins over this many rounds: in proportion, if fewer words count than in a whole game. */
export const soloTarget = ({ targets, countedWords }: Components, level: SoloLevel, rounds: number): number =>
  Math.floor((targets[level] * Math.min(countedWords, rounds)) / countedWords);

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
export function soloOutcome(components: Components, { level, round, spot, points, inTime }: SoloRound): SoloOutcome {
  const { soloBonusFrom, soloSafeFrom } = components;
  const box: Box | null = !inTime || points < soloBonusFrom ? null : spot === 'top' ? 'second' : 'first';
  const earned = { box, bonus: box === null ? 0 : boxValue(components, box, round) };
  if (points >= soloSafeFrom) return { ...earned, spot: box === null ? spot : 'top', penalty: false };
  if (spot === 'bottom') return { ...earned, spot: level === 'brutal' ? 'bottom' : 'middle', penalty: true };
  return { ...earned, spot: spot === 'top' && level !== 'brutal' ? 'middle' : 'bottom', penalty: false };
}

/** [WY-20] Points a solo round adds to the total, if its word is among those that count. */
export function soloRoundValue(components: Components, round: SoloRound): number {
  const { bonus, penalty } = soloOutcome(components, round);
  return round.points + bonus - (penalty ? components.tallyCost : 0);
}
