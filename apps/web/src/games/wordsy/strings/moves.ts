import type { Wordsy } from '@wordhoard/wordsy';
import type { DescribeMove } from '../../../review/describe-move.ts';

export const describeMove: DescribeMove<Wordsy> = ({ seen: { view }, move }) => {
  if (!('to' in move)) return '';
  const { answer } = move;
  if ('ready' in answer) return 'I am ready';
  if ('text' in answer) {
    if (answer.text === '') return 'No word';
    const word = answer.text.toUpperCase();
    return answer.lock ? `Lock in ${word}` : `Write ${word}, but don’t lock it in yet`;
  }
  if ('word' in answer) return answer.word === null ? 'None of these' : `Change it to ${answer.word.toUpperCase()}`;
  const doubted = view.entered.find(({ seat }) => seat === answer.challenge);
  if (doubted) return `Challenge ${doubted.word.toUpperCase()}`;
  // [WY-14] As the button says after a strike.
  if (view.entered.some(({ status }) => status === 'struck')) return 'Go on';
  return view.entered.length > 2 ? 'Let them stand' : 'Let it stand';
};
