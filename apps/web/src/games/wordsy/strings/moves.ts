import type { Wordsy } from '@wordhoard/wordsy';
import type { DescribeMove } from '../../../review/describe-move.ts';
import { wordsy } from './play.ts';

export const describeMove: DescribeMove<Wordsy> = ({ seen: { view, question }, move }) => {
  if (!('to' in move)) return '';
  const { answer } = move;
  if ('ready' in answer) {
    const step = question?.step;
    return step?.type === 'ready' && step.round > 1 ? wordsy.ready.next : wordsy.ready.go;
  }
  if ('text' in answer) {
    if (answer.text === '') return 'Write no word';
    const word = answer.text.toUpperCase();
    return answer.lock ? `Lock in ${word}` : `Write ${word}, but don’t lock it in yet`;
  }
  if ('word' in answer) return answer.word === null ? wordsy.mend.keep : `Change it to ${answer.word.toUpperCase()}`;
  const doubted = view.entered.find(({ seat }) => seat === answer.challenge);
  if (doubted) return wordsy.reveal.challengeWord(doubted.word);
  // [WY-14] As the button says after a strike.
  if (view.entered.some(({ status }) => status === 'struck')) return wordsy.reveal.goOn;
  return view.entered.length > 2 ? wordsy.reveal.pass : wordsy.reveal.passOne;
};
