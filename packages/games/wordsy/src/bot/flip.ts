import type { Seat } from '@wordhoard/kernel';
import { boxValue } from '../bonuses.ts';
import type { View } from '../types.ts';
import type { Idea } from './ideas.ts';

/** What an opponent's word is taken to be worth before any was seen: the average of the printed sheet [WY-17]. */
const USUAL = 17.7;
const USUAL_WEIGHT = 2;
/** So many points above an opponent's average make it as good as certain to match them; so many below, hopeless. */
const STRAY = 6;
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

/** [WY-15] How likely a word of so many points is to match enough opponents: the three weakest, if there are more. */
function chanceToMatch(points: number, { sheets }: View, seat: Seat): number {
  const chances = sheets
    .filter((_, other) => other !== seat)
    .map(({ lines }) => {
      const seen = lines.reduce((sum, line) => sum + line.points, USUAL * USUAL_WEIGHT);
      const usual = seen / (lines.length + USUAL_WEIGHT);
      return Math.min(1, Math.max(0, 0.5 + (points - usual) / (2 * STRAY)));
    });
  return chances
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((product, chance) => product * chance, 1);
}
