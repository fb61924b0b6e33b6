import { plural } from '../../ui/format.ts';

/** A decision in the review, and its alternatives. */
export const decided = {
  /** The points of the game; null for what scores nothing at once. */
  scored: (n: number | null): string | null => (n === null ? null : plural(n, 'point', 'points')),
  /** @param n in whole points, against what was done */
  compared: (n: number): string =>
    n === 0 ? 'about the same' : `about ${plural(Math.abs(n), 'point', 'points')} ${n > 0 ? 'more' : 'less'}`,
  lost: (n: number): string => `About ${plural(n, 'point', 'points')} lost, with what it led to.`,
  there: 'Better with rare words',
  instead: 'Other options',
  amongCommon: 'Better with common words',
  nothingBetter: 'Nothing better was found.',
  nothingCommon: 'Nothing was better with common words.',
  asGood: 'As good as any: nothing is better by even half a point.',
  rightCall: 'With what could be known, nothing was better. The rest was luck.',
  worlds: (n: number): string =>
    `Compared over ${plural(n, 'possible deal', 'possible deals')} that fit what could be seen then.`,
  show: (text: string): string => `Show ${text} on the board`,
  asPlayed: 'Back to what was played',
} as const;
