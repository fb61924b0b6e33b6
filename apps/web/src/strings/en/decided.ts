import { plural } from '../../shell/format.ts';
import { points } from './judged.ts';

/** What was done, and what there was. */
export const decided = {
  worth: (n: number): string => (Math.abs(n) === 1 ? `${points(n)} point` : `${points(n)} points`),
  there: 'What there was',
  amongCommon: 'With common words',
  nothingBetter: 'Nothing better was found.',
  nothingCommon: 'With common words there was nothing better.',
  asGood: 'As good as any: what looks better is so by less than half a point.',
  rightCall: 'By what could be known, there was nothing better: whatever came of it was luck.',
  worlds: (n: number): string => `Weighed in ${plural(n, 'world', 'worlds')} that agree with what could be seen then.`,
  show: (text: string): string => `Show ${text} on the board`,
  asPlayed: 'Back to what was played',
} as const;
