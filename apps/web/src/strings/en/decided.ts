import type { Choice, Shape } from '@wordhoard/kernel';
import { plural } from '../../shell/format.ts';
import { points } from './judged.ts';

/** What was done, and what there was. */
export const decided = {
  /** The points of the game; else, where it gives none, the judge's estimate. */
  counted: ({ points: scored, worth }: Choice<Shape>): string =>
    scored === null ? `about ${points(worth)}` : plural(scored, 'point', 'points'),
  lost: (n: number): string =>
    `About ${plural(Math.max(1, Math.round(n)), 'point', 'points')} lost, with what it led to.`,
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
