import type { Seat } from '@wordhoard/kernel';
import { boxValue } from '../bonuses.ts';
import { chanceToMatch } from '../rivals.ts';
import type { View } from '../types.ts';
import type { Idea } from './ideas.ts';

/** Points that looking as long again adds, thinking of twice as many words: measured by `npm run bench -- wordsy`. */
const DOUBLING = 1;

/**
 * When to stop looking and flip the timer, and with which word: as soon as the second box, times the chance of getting
 * it with the best word so far, is worth more than what the rest of its patience would add. At the end of its patience
 * it locks whatever it has.
 */
export function flip(ideas: readonly Idea[], view: View, seat: Seat): Idea | undefined {
  for (const [i, idea] of ideas.entries()) {
    const box = boxValue('second', view.round) * chanceToMatch(idea.points, view, seat);
    // The rest of its patience adds DOUBLING × log2(1 / sought): that is worth less than the box from here on.
    const sought = Math.max(idea.sought, 2 ** (-box / DOUBLING));
    if (sought < (ideas[i + 1]?.sought ?? Number.POSITIVE_INFINITY)) return { ...idea, sought };
  }
  return undefined;
}
