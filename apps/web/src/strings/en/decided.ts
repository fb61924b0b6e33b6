import { plural } from '../../shell/format.ts';

/** What was done, and what there was. */
export const decided = {
  /** The points of the game; null for what scores nothing at once. */
  scored: (n: number | null): string | null => (n === null ? null : plural(n, 'point', 'points')),
  /** @param n in whole points, against what was done */
  compared: (n: number): string =>
    n === 0 ? 'about the same' : `about ${plural(Math.abs(n), 'point', 'points')} ${n > 0 ? 'more' : 'less'}`,
  lost: (n: number): string => `About ${plural(n, 'point', 'points')} lost, with what it led to.`,
  there: 'Better with rare words',
  instead: 'What else there was',
  amongCommon: 'Better with common words',
  nothingBetter: 'Nothing better was found.',
  nothingCommon: 'With common words there was nothing better.',
  asGood: 'As good as any: what looks better is so by less than half a point.',
  rightCall: 'By what could be known, there was nothing better: whatever came of it was luck.',
  worlds: (n: number): string => `Weighed in ${plural(n, 'world', 'worlds')} that agree with what could be seen then.`,
  show: (text: string): string => `Show ${text} on the board`,
  asPlayed: 'Back to what was played',
} as const;
