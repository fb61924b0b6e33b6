import type { Seat } from '@wordhoard/kernel';
import type { Names } from '../../../shell/table/names.ts';

const word = (text: string): string => text.toUpperCase();
const whose = (names: Names, seat: Seat): string => (seat === names.me ? 'your' : `${names.of(seat)}’s`);

/** What the game refuses, and why. */
export const wordsyRefusals = {
  noWord: 'There is no word to lock yet.',
  notLetters: 'A word is letters a to z only: no hyphens, apostrophes, accents, capitals or spaces.',
  cheapie: (names: Names, given: string, earlier: string, round: number, seat: Seat): string =>
    given === earlier
      ? `${word(given)} was ${whose(names, seat)} word in round ${round}. Every word is used once.`
      : `${word(given)} is only another form of ${word(earlier)}, ${whose(names, seat)} word in round ${round}.`,
  frozen: (text: string): string =>
    text === ''
      ? 'The sand ran out before you wrote anything: you have no word this round.'
      : `${word(text)} can no longer be changed; you may only add letters after it.`,
  notChallengeable: (names: Names, seat: Seat): string =>
    seat === names.me ? 'That is your own word.' : `${names.of(seat)}’s word can no longer be challenged.`,
  notSuggested: (given: string): string => `${word(given)} was not among the words offered.`,
} as const;
