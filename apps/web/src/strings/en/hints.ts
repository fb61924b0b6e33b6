import type { Hint, HintStep, HintValue } from '../../hints/hint.ts';
import { plural } from '../../ui/format.ts';

const VAGUE = { word: 'There’s a word to find.', nothing: 'You have only one option here.' } as const;
const counted = (n: number): string => plural(n, 'point', 'points');

/** Importance of the best move. */
const margin = (ahead: number): string =>
  ahead > 0
    ? `One option is worth about ${counted(ahead)} more than the next best.`
    : 'Two or more options are about equally good.';

/** A move's points now and later; '' if neither. */
function brings({ points, later }: HintValue): string {
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
  if (step === 'vague') {
    if (given.about === 'move') return margin(given.ahead);
    const gain = brings(given.promised);
    return gain === '' ? VAGUE.word : `There’s a word here that ${gain}.`;
  }
  if (step === 'plain') return `Try this: ${given.text}.`;
  if (given.about === 'move') return `It’s one of these: ${given.among.join('; ')}.`;
  const { word } = given;
  return `It has ${word.length} letters and begins with ${word.charAt(0).toUpperCase()}.`;
}

export const hints = {
  title: 'Hints',
  hint: (given: Hint, step: HintStep): string => inWords(given, step),
  thinking: 'Let me look…',
  none: 'It’s not your turn.',
  noJudge: 'There’s no hint for this.',
  more: { vague: 'Give me a hint', clearer: 'Give me a clearer hint', plain: 'Just tell me' },
  isWord: 'Is this a word?',
  ask: 'Ask',
  answer: (word: string, valid: boolean | null): string =>
    valid === null
      ? 'The dictionary isn’t loaded yet. Try again in a moment.'
      : valid
        ? `Yes, ${word.toUpperCase()} is a word.`
        : `No, ${word.toUpperCase()} isn’t a word here.`,
  undecided: (word: string): string => `No hint on ${word.toUpperCase()}: it can still be challenged.`,
  /** In the review. */
  counted: (asked: number, plain: number): string =>
    `Hints used in ${plural(asked, 'decision', 'decisions')}${plain === 0 ? '' : `, ${plain} of them with the answer`}.`,
} as const;
