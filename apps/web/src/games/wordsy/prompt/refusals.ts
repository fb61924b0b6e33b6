import type { Refusal } from '@wordhoard/wordsy';
import { type Names, whose } from '../../../table-kit/phrases.ts';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';

const capitals = (word: string): string => word.toUpperCase();

/** A refusal in words, with the reason. */
export const inWords: RefusalWording<Refusal, [names: Names]> = refusalWording<Refusal, [names: Names]>({
  'no-word': () => 'You haven’t written a word yet. Write one, then lock it in.',
  'not-letters': () => 'Use only the letters a to z: no hyphens, apostrophes, accents, capitals or spaces.',
  cheapie: ({ word, earlier, round, seat }, names) =>
    word === earlier
      ? `${capitals(word)} was ${whose(names, seat)} word in round ${round}. Each word can be used only once a game: write another.`
      : `${capitals(word)} is just another form of ${capitals(earlier)}, ${whose(names, seat)} word in round ${round}. Write a different word.`,
  frozen: ({ text }) =>
    text === ''
      ? 'The sand ran out before you wrote anything, so you have no word this round.'
      : `The sand has run out, so ${capitals(text)} can’t be changed. You can still add letters after it.`,
  'not-challengeable': ({ seat }, names) =>
    seat === names.me
      ? 'That’s your own word. Challenge another, or let the words stand.'
      : `${names.of(seat)}’s word can’t be challenged any more. Challenge another, or let the words stand.`,
  'not-suggested': ({ word }) =>
    `${capitals(word)} isn’t one of the suggestions. Choose one of those, or keep your word.`,
  'impossible-position': () => 'The game can’t start from this position.',
  'not-eight-letters': ({ found }) => `A board has eight letters, but this one has ${found}.`,
  'no-such-card': ({ letter }) => `There’s no card with ${capitals(letter)}.`,
  'more-than-two': ({ letter }) => `There can’t be another ${capitals(letter)} on the board.`,
});
