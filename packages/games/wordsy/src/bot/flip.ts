import type { Seat } from '@wordhoard/kernel';
import { boxValue } from '../bonuses.ts';
import type { View } from '../types.ts';
import type { Idea, Mind } from './ideas.ts';

/** What an opponent's word is taken to be worth before any was seen: the average of the printed sheet [WY-17]. */
const USUAL = 17.7;
const USUAL_WEIGHT = 2;
/** How far from their average opponents stray, roughly: so much better makes it certain to match them. */
const STRAY = 6;

export const best = (ideas: readonly Idea[]): Idea | undefined =>
  ideas.reduce<Idea | undefined>((top, idea) => (top && top.points >= idea.points ? top : idea), undefined);

/**
 * When to stop looking and flip the timer: as soon as the second box, times the chance of getting it with the word at
 * hand, is worth more than what another idea would add on average. Gives the ideas had by then.
 */
export function ideasBeforeFlip({ ideas, prospects }: Mind, view: View, seat: Seat): readonly Idea[] {
  const box = boxValue('second', view.round);
  for (let had = 1; had < ideas.length; had++) {
    const { points } = best(ideas.slice(0, had))!;
    const gain = prospects.reduce((sum, other) => sum + Math.max(0, other - points), 0) / prospects.length;
    if (box * chanceToMatch(points, view, seat) >= gain) return ideas.slice(0, had);
  }
  return ideas;
}

/** [WY-15] How likely a word of so many points matches enough opponents. */
function chanceToMatch(points: number, { sheets }: View, seat: Seat): number {
  const opponents = sheets.filter((_, other) => other !== seat);
  const chances = opponents
    .map(({ lines }) => {
      const seen = lines.reduce((sum, line) => sum + line.points, USUAL * USUAL_WEIGHT);
      const usual = seen / (lines.length + USUAL_WEIGHT);
      return Math.min(1, Math.max(0, 0.5 + (points - usual) / (2 * STRAY)));
    })
    .sort((a, b) => b - a);
  return chances.slice(0, 3).reduce((product, chance) => product * chance, 1);
}
