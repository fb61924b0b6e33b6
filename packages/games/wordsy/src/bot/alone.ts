import { soloWorth } from '../solo.ts';
import type { View } from '../types.ts';
import type { Idea } from './ideas.ts';

/**
 * [WY-19] [WY-20] Which idea to lock when alone. Looking on after the sand has run out costs only the bonus, so it is
 * worth it when the later word is better by more than that; among equals the first that comes.
 */
export function lockAlone(
  ideas: readonly Idea[],
  { level, spot }: NonNullable<View['solo']>,
  round: number,
  isInTime: (idea: Idea) => boolean,
): Idea | undefined {
  const worth = (idea: Idea): number => soloWorth({ level, round, spot, points: idea.points, inTime: isInTime(idea) });
  return ideas.reduce<Idea | undefined>((best, idea) => (best && worth(best) >= worth(idea) ? best : idea), undefined);
}
