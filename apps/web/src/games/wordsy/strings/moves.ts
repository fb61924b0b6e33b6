import type { Wordsy } from '@wordhoard/wordsy';
import type { DescribeMove } from '../../../review/describe-move.ts';

export const describeMove: DescribeMove<Wordsy> = ({ seen: { view }, move }) => {
  if (!('to' in move)) return '';
  const { answer } = move;
  if ('ready' in answer) return 'Ready';
  if ('text' in answer) {
    if (answer.text === '') return 'No word';
    return answer.lock
      ? `Lock ${answer.text.toUpperCase()}`
      : `Write ${answer.text.toUpperCase()}, and don’t lock it yet`;
  }
  if ('word' in answer) return answer.word === null ? 'Leave it as it is' : `Change it to ${answer.word.toUpperCase()}`;
  const doubted = view.entered.find(({ seat }) => seat === answer.challenge);
  return doubted ? `Challenge ${doubted.word.toUpperCase()}` : 'Let the words stand';
};
