import type { Hint, HintStep, Promised } from '../../hints/hint.ts';
import { plural } from '../../shell/format.ts';

const VAGUE: Readonly<Record<Hint['about'], string>> = {
  word: 'There is a word to be found.',
  move: 'One of your choices here is better than the others.',
  nothing: 'There is nothing to choose here.',
};
const counted = (n: number): string => plural(n, 'point', 'points');

/** What the game gives now, and apart from it what may come of it. Nothing where nothing is promised. */
function brings({ points, later }: Promised): string {
  const now =
    points === null || points === 0
      ? ''
      : points < 0
        ? `costs ${counted(-points)} now`
        : `scores ${counted(points)} now`;
  const then = later === 0 ? '' : `can bring about ${later} more later`;
  return [now, then].filter((part) => part !== '').join(' and ');
}

/** One step of a hint in words. */
function inWords(given: Hint, step: HintStep): string {
  if (given.about === 'nothing') return VAGUE.nothing;
  const gain = given.about === 'word' ? brings(given.promised) : '';
  if (step === 'vague') return gain === '' ? VAGUE[given.about] : `There is a word here that ${gain}.`;
  if (step === 'plain') return `Try this: ${given.text}.`;
  if (given.about === 'move') return `It is one of these: ${given.among.join('; ')}.`;
  const { word } = given;
  return `A word of ${word.length} letters that begins with ${word.charAt(0).toUpperCase()}.`;
}

export const hints = {
  title: 'Hints',
  hint: (given: Hint, step: HintStep): string => inWords(given, step),
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
