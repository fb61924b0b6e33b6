import type { Components } from '../components.ts';
import { soloRoundValue } from '../solo.ts';
import type { View } from '../types.ts';
import type { Idea } from './ideas.ts';

/**
 * [WY-19] [WY-20] The idea a solo bot locks. Searching on after the timer has run out costs only the bonus, so it pays
 * if a later word is better by more than that. Ties go to the earlier idea.
 */
export function chooseSoloWord(
  components: Components,
  ideas: readonly Idea[],
  { level, spot }: NonNullable<View['solo']>,
  round: number,
  isInTime: (idea: Idea) => boolean,
): Idea | undefined {
  const roundValue = (idea: Idea): number =>
    soloRoundValue(components, { level, round, spot, points: idea.points, inTime: isInTime(idea) });
  return ideas.reduce<Idea | undefined>(
    (best, idea) => (best && roundValue(best) >= roundValue(idea) ? best : idea),
    undefined,
  );
}
