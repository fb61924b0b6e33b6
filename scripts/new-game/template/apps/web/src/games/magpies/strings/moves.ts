import { type Magpies, worth } from '@wordhoard/magpies';
import type { DescribeMove } from '../../../review/describe-move.ts';
import { text } from './play.ts';

/** A move as the page's button says it; hints and the review make sentences of it. */
export const describeMove: DescribeMove<Magpies> = ({ move }) => {
  if (!('to' in move)) return text.hand.shake;
  const { answer } = move;
  if ('gem' in answer) return text.hand.bid(worth(answer.gem));
  return answer.snatch ? text.race.snatch : text.race.leave;
};
