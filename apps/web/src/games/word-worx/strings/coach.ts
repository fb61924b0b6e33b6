import { type FactSentences, type SayFact, sayFactBy } from '@wordhoard/review';
import type { WordWorxFact } from '@wordhoard/word-worx';
import { plural, share, shareOf } from '../../../ui/format.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const deals = (times: number, worlds: number): string => shareOf(times, worlds, 'possible deals');

const sentences: FactSentences<WordWorxFact> = {
  stolen: ({ word, seat, times, betterTimes, worlds }, nameOf) =>
    `Before the next turn, cards are stolen in ${deals(times, worlds)}, most often from ${word.toUpperCase()} by ${nameOf(seat)}; after the better move, in ${share(betterTimes, worlds)}.`,
  laid: ({ points: n }) => `After the better move, the words on the table are worth about ${points(n)} more.`,
  prospects: ({ points: n }) => `After the better move, the cards in hand promise about ${points(n)} more.`,
  rivals: ({ points: n }) => `The better move leaves the strongest opponent about ${points(n)} less.`,
};

export const sayFact: SayFact = sayFactBy(sentences);
