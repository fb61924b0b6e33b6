import type { Seat } from '@wordhoard/kernel';
import { type Names, whose } from '../../../table-kit/phrases.ts';

const word = (text: string): string => text.toUpperCase();

/** The game's refusals, with reasons. */
export const wordsyRefusals = {
  noWord: 'You haven’t written a word yet. Write one, then lock it in.',
  notLetters: 'Use only the letters a to z: no hyphens, apostrophes, accents, capitals or spaces.',
  cheapie: (names: Names, given: string, earlier: string, round: number, seat: Seat): string =>
    given === earlier
      ? `${word(given)} was ${whose(names, seat)} word in round ${round}. Each word can be used only once a game: write another.`
      : `${word(given)} is just another form of ${word(earlier)}, ${whose(names, seat)} word in round ${round}. Write a different word.`,
  frozen: (text: string): string =>
    text === ''
      ? 'The sand ran out before you wrote anything, so you have no word this round.'
      : `The sand has run out, so ${word(text)} can’t be changed. You can still add letters after it.`,
  notChallengeable: (names: Names, seat: Seat): string =>
    seat === names.me
      ? 'That’s your own word. Challenge another, or let the words stand.'
      : `${names.of(seat)}’s word can’t be challenged any more. Challenge another, or let the words stand.`,
  notSuggested: (given: string): string =>
    `${word(given)} isn’t one of the suggestions. Choose one of those, or keep your word.`,
  impossiblePosition: 'The game can’t start from this position.',
  notEightLetters: (found: number): string => `A board has eight letters, but this one has ${found}.`,
  noSuchCard: (letter: string): string => `There’s no card with ${word(letter)}.`,
  moreThanTwo: (letter: string): string => `There can’t be another ${word(letter)} on the board.`,
} as const;
