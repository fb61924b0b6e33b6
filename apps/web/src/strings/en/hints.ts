import type { Hint, HintStep } from '../../hints/hint.ts';
import { plural } from '../../shell/format.ts';

const VAGUE: Readonly<Record<Hint['about'], string>> = {
  word: 'There is a word to be found.',
  move: 'One of your choices here is better than the others.',
  nothing: 'There is nothing to choose here.',
};
const points = (worth: number): string => plural(Math.round(worth), 'point', 'points');

/** One step of a hint in words. */
function inWords(given: Hint, step: HintStep, plain: (text: string) => string): string {
  if (given.about === 'nothing' || step === 'vague')
    return given.about === 'word' && given.worth >= 1
      ? `There is a word here that is worth about ${points(given.worth)}.`
      : VAGUE[given.about];
  if (step === 'plain') return `Try this: ${plain(given.text)}.`;
  if (given.about === 'move') return `It is one of these: ${given.among.map(plain).join('; ')}.`;
  const { word } = given;
  return `A word of ${word.length} letters that begins with ${word.charAt(0).toUpperCase()}.`;
}

export const hints = {
  title: 'Hints',
  hint: (given: Hint, step: HintStep, plain: (text: string) => string): string => inWords(given, step, plain),
  thinking: 'Let me look…',
  none: 'Nothing is asked of you just now.',
  noJudge: 'No hint can be had here.',
  more: { vague: 'Give me a hint', clearer: 'A clearer hint', plain: 'Just tell me' },
  isWord: 'Is this a word?',
  ask: 'Ask',
  answer: (word: string, valid: boolean | null): string =>
    valid === null
      ? 'Nobody can say just now.'
      : valid
        ? `Yes, ${word.toUpperCase()} is a word.`
        : `No, ${word.toUpperCase()} is not a word here.`,
  undecided: (word: string): string => `${word.toUpperCase()} is just being decided. Make up your own mind.`,
  /** In the review. */
  counted: (asked: number, plain: number): string =>
    `Hints were asked for at ${plural(asked, 'question', 'questions')}${plain === 0 ? '' : `, ${plain} of them plain`}.`,
} as const;
