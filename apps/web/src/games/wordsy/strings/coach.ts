import { type FactSentences, type SayFact, sayFactBy } from '@wordhoard/review';
import type { WordsyFact } from '@wordhoard/wordsy';
import { share, shareOf } from '../../../ui/format.ts';

const deals = (times: number, worlds: number): string => shareOf(times, worlds, 'possible deals');
const upper = (word: string): string => word.toUpperCase();

const sentences: FactSentences<WordsyFact> = {
  outscored: ({ word, betterWord, seat, times, betterTimes, worlds }, nameOf) =>
    `${nameOf(seat)} beats ${upper(word)} in ${deals(times, worlds)}, ${upper(betterWord)} in ${share(betterTimes, worlds)}.`,
  bonus: ({ word, times, betterWord, betterTimes, worlds }) =>
    `${upper(betterWord)} earns a bonus in ${deals(betterTimes, worlds)}, ${upper(word)} in ${share(times, worlds)}.`,
  uncounted: ({ word, counted }) =>
    `${upper(word)} doesn’t count in the end: ${counted} earlier words score as much or more.`,
};

export const sayFact: SayFact = sayFactBy(sentences);
