import { type Magpies, worthOf } from '@wordhoard/magpies';
import type { DescribeMove } from '../../../review/describe-move.ts';
import { text } from './play.ts';

/** A move in the words of the page's button; hints and the review put it into sentences. */
export const describeMove: DescribeMove<Magpies> = ({ move }) => {
  if (!('to' in move)) return text.hand.shake;
  const { answer } = move;
  if ('gem' in answer) return text.hand.bid(worthOf(answer.gem));
  return answer.snatch ? text.race.snatch : text.race.leave;
};
