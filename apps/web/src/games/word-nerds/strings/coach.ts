import { type FactSentences, type SayFact, sayFactBy } from '@wordhoard/review';
import type { WordNerdsFact } from '@wordhoard/word-nerds';
import { plural, share, shareOf } from '../../../ui/format.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const deals = (times: number, worlds: number): string => shareOf(times, worlds, 'possible deals');

const sentences: FactSentences<WordNerdsFact> = {
  trumped: ({ word, seat, times, worlds }, nameOf) =>
    `${nameOf(seat)} trumps ${word.toUpperCase()} in ${deals(times, worlds)}.`,
  'first-choice': ({ token, times, betterToken, betterTimes, worlds }) =>
    `A bid of ${betterToken} wins the first letter in ${deals(betterTimes, worlds)}, a bid of ${token} in ${share(times, worlds)}.`,
  kept: ({ points: n }) => `The better move keeps letters and tokens worth about ${points(n)} more.`,
  scored: ({ points: n, turns }) =>
    `The better move scores about ${points(n)} more ${turns === 1 ? 'in this turn' : 'by the end of the next turn'}.`,
};

export const sayFact: SayFact = sayFactBy(sentences);
