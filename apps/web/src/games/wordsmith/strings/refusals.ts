import { plural } from '../../../ui/format.ts';

const word = (text: string): string => text.toUpperCase();

/** The game's refusals, with reasons. */
export const wordsmithRefusals = {
  notALine: 'Those letters aren’t in one line. Choose the first and last letter of a word in one row or column.',
  tooShort: 'That’s too short. Words need at least four letters.',
  gap: 'There’s an empty square in between. Fill it first, or claim another word.',
  nothingNew: (given: string): string => `${word(given)} has no letter you wrote this turn. Claim a word that does.`,
  notAWord: (given: string): string => `${word(given)} isn’t in the dictionary.`,
  alreadyClaimed: (given: string, round: number): string =>
    `You claimed this ${word(given)} in round ${round}. Each word on your sheet can be claimed only once.`,
  inflection: (given: string, earlier: string, round: number | null): string =>
    `${word(given)} is just another form of ${word(earlier)}, ${round === null ? 'which was there before' : `your word in round ${round}`}. Extend it to a different word.`,
  notVacant: 'That square has a letter already. Choose an empty one.',
  twoLettersOnly: 'You’ve written both letters of this turn. Undo one to write another.',
  notOnTheCard: (letter: string): string => `${word(letter)} isn’t available on that card. Choose another letter.`,
  coinsUsedUp: (left: number, price: number): string =>
    `That costs ${plural(price, 'coin', 'coins')}, and you have ${left === 0 ? 'none' : `only ${left}`} left to spend. Choose a cheaper letter.`,
  noGoblet: 'You have no goblet to use. Forge one this turn first.',
  noSword: 'You have no sword to use. Forge one this turn first.',
  alreadyCircled: 'That square is circled already. Choose one that isn’t.',
  lettersMissing: (missing: number): string =>
    missing === 2 ? 'Write two letters before you confirm.' : 'Write one more letter before you confirm.',
} as const;
