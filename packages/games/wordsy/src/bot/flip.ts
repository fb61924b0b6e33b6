import type { Seat } from '@wordhoard/kernel';
import { boxValue } from '../bonuses.ts';
import { chanceToMatch } from '../box-odds.ts';
import { componentsOf } from '../components.ts';
import type { View } from '../types.ts';
import type { Idea } from './ideas.ts';

/**
 * Points gained by searching twice as long, which finds twice as many words: measured by `npm run bench -- wordsy`. Times
 * `scale` in a variant.
 */
const POINTS_PER_DOUBLING = 1;

/**
 * Which word to flip the timer with, and when: as soon as the expected points of the second box with the best word so
 * far exceed the points that the rest of its patience would add. When its patience ends, it locks its best word.
 */
export function chooseFlip(ideas: readonly Idea[], view: View, seat: Seat): Idea | undefined {
  const components = componentsOf(view.config);
  for (const [i, idea] of ideas.entries()) {
    const box = boxValue(components, 'second', view.round) * chanceToMatch(idea.points, view, seat);
    // The rest of its patience adds POINTS_PER_DOUBLING × log2(1 / patienceUsed): from here on less than the box.
    const patienceUsed = Math.max(idea.patienceUsed, 2 ** (-box / (POINTS_PER_DOUBLING * components.scale)));
    if (patienceUsed < (ideas[i + 1]?.patienceUsed ?? Number.POSITIVE_INFINITY)) return { ...idea, patienceUsed };
  }
  return undefined;
}
