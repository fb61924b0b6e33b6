import { type FactSentences, type SayFact, sayFactBy } from '@wordhoard/review';
import type { WildWordsFact } from '@wordhoard/wildwords';
import { showAsterisks } from '../../../table-kit/tiles/asterisks.ts';
import { figure, share, shareOf } from '../../../ui/format.ts';

const points = (n: number): string => `${figure(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;
const deals = (times: number, worlds: number): string => shareOf(times, worlds, 'possible deals');

const sentences: FactSentences<WildWordsFact> = {
  bombed: ({ seat, times, betterTimes, worlds }, nameOf) =>
    `${nameOf(seat)} then lays a whole tray in ${deals(times, worlds)}; after the better move, in ${share(betterTimes, worlds)}.`,
  'triple-word': ({ seat, times, betterTimes, worlds }, nameOf) =>
    `It leaves a triple-word square open: ${nameOf(seat)} uses one in ${deals(times, worlds)}; after the better move, in ${share(betterTimes, worlds)}.`,
  'bomb-next': ({ kept, times, betterKept, betterTimes, worlds }) =>
    `The better move keeps ${showAsterisks(betterKept)}: a whole tray can be laid next in ${deals(betterTimes, worlds)}. With ${showAsterisks(kept)}, in ${share(times, worlds)}.`,
  'taken-back': ({ times, worlds }) =>
    `One of its words isn’t in the dictionary: it is challenged and taken back in ${deals(times, worlds)}.`,
  scored: ({ points: n, betterPoints }) =>
    `The better move scores ${points(betterPoints)} in this turn, this one ${figure(n)}.`,
  reply: ({ seat, points: n, betterPoints }, nameOf) =>
    `${nameOf(seat)} then scores about ${points(n)}; after the better move, about ${figure(betterPoints)}.`,
  'next-turn': ({ points: n, betterPoints }) =>
    `The next turn then scores about ${points(n)}; after the better move, about ${figure(betterPoints)}.`,
};

export const sayFact: SayFact = sayFactBy(sentences);
