/** Sentences of the coach on the command line, for each game. */
import type { Interval } from '@wordhoard/kernel';
import { type FactSentences, type SayFact, sayFactBy } from '@wordhoard/review';
import type { WildWordsFact } from '@wordhoard/wildwords';
import type { WordNerdsFact } from '@wordhoard/word-nerds';
import type { WordWorxFact } from '@wordhoard/word-worx';
import type { WordsmithFact } from '@wordhoard/wordsmith';
import type { WordsyFact } from '@wordhoard/wordsy';

const upper = (word: string): string => word.toUpperCase();
const about = (points: number): string => `about ${points} ${points === 1 ? 'point' : 'points'}`;

const wildwords: FactSentences<WildWordsFact> = {
  bombed: ({ seat, times, betterTimes, worlds }, nameOf) =>
    `${nameOf(seat)} then lays a whole tray in ${times} of ${worlds} possible deals, after the better move in ${betterTimes}.`,
  'triple-word': ({ seat, times, betterTimes, worlds }, nameOf) =>
    `${nameOf(seat)} then covers a triple-word square in ${times} of ${worlds} possible deals, after the better move in ${betterTimes}.`,
  'bomb-next': ({ kept, times, betterKept, betterTimes, worlds }) =>
    `From ${betterKept}, a play of a whole tray follows in ${betterTimes} of ${worlds} possible deals; from ${kept}, in ${times}.`,
  'taken-back': ({ times, worlds }) =>
    `A word isn't in the dictionary: the play is taken back in ${times} of ${worlds} possible deals.`,
  scored: ({ points, betterPoints }) => `It scores ${points}, the better move ${betterPoints}.`,
  reply: ({ seat, points, betterPoints }, nameOf) =>
    `${nameOf(seat)}'s reply then scores ${about(points)}, after the better move ${about(betterPoints)}.`,
  'next-turn': ({ points, betterPoints }) =>
    `The next turn then scores ${about(points)}, after the better move ${about(betterPoints)}.`,
};

const wordsy: FactSentences<WordsyFact> = {
  outscored: ({ word, betterWord, seat, times, betterTimes, worlds }, nameOf) =>
    `${nameOf(seat)} beats ${upper(word)} in ${times} of ${worlds} possible deals, ${upper(betterWord)} in ${betterTimes}.`,
  bonus: ({ word, times, betterWord, betterTimes, worlds }) =>
    `${upper(betterWord)} earns a bonus in ${betterTimes} of ${worlds} possible deals, ${upper(word)} in ${times}.`,
  uncounted: ({ word, counted }) => `${upper(word)} doesn't count: ${counted} earlier words score as much or more.`,
};

const wordNerds: FactSentences<WordNerdsFact> = {
  trumped: ({ word, seat, times, worlds }, nameOf) =>
    `${nameOf(seat)} trumps ${upper(word)} in ${times} of ${worlds} possible deals.`,
  'first-choice': ({ token, times, betterToken, betterTimes, worlds }) =>
    `A bid of ${betterToken} wins the first letter in ${betterTimes} of ${worlds} possible deals, a bid of ${token} in ${times}.`,
  kept: ({ points }) => `The better move keeps letters and tokens worth ${about(points)} more.`,
  scored: ({ points, turns }) =>
    `The better move scores ${about(points)} more ${turns === 1 ? 'in this turn' : 'by the end of the next turn'}.`,
};

const wordsmith: FactSentences<WordsmithFact> = {
  goal: ({ goal, missing, betterMissing }) =>
    betterMissing === 0
      ? `The better turn reaches goal ${goal}; this one is ${missing} short of it.`
      : `The better turn is ${betterMissing} short of goal ${goal}, this one ${missing}.`,
  scored: ({ points, betterPoints }) => `It scores ${points}, the better turn ${betterPoints}.`,
  'next-turn': ({ points, betterPoints }) =>
    `The next turn then scores ${about(points)}, after the better turn ${about(betterPoints)}.`,
  sheet: ({ points }) => `The better turn leaves a sheet with ${about(points)} more to come.`,
};

const wordWorx: FactSentences<WordWorxFact> = {
  stolen: ({ word, seat, times, betterTimes, worlds }, nameOf) =>
    `Cards are stolen in ${times} of ${worlds} possible deals, most often from ${upper(word)} by ${nameOf(seat)}; after the better move, in ${betterTimes}.`,
  laid: ({ points }) => `After the better move, the words on the table are worth ${about(points)} more.`,
  prospects: ({ points }) => `After the better move, the cards in hand promise ${about(points)} more.`,
  rivals: ({ points }) => `After the better move, the strongest opponent can expect ${about(points)} less.`,
};

const SENTENCES: Readonly<Record<string, SayFact>> = {
  wildwords: sayFactBy(wildwords),
  wordsy: sayFactBy(wordsy),
  'word-nerds': sayFactBy(wordNerds),
  wordsmith: sayFactBy(wordsmith),
  'word-worx': sayFactBy(wordWorx),
};

/** How a game's facts are told; undefined for a game whose coach tells none. */
export const factSentencesOf = (game: string): SayFact | undefined =>
  Object.hasOwn(SENTENCES, game) ? SENTENCES[game] : undefined;

/** `6.1 ± 3.0`: the mean, and half the width of the 95 % interval. */
export const formatInterval = ({ mean, low, high }: Interval, scale = 1): string =>
  `${(scale * mean).toFixed(1)} ± ${((scale * (high - low)) / 2).toFixed(1)}`;
