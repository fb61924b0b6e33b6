import { plural } from '../../../shell/format.ts';

const word = (text: string): string => text.toUpperCase();

/** What the game refuses, and why. */
export const wordsmithRefusals = {
  notALine: 'A word lies in one row or one column.',
  tooShort: 'Words have at least four letters.',
  gap: 'There is a vacant square in between.',
  nothingNew: (given: string): string => `${word(given)} has no letter of this turn in it.`,
  notAWord: (given: string): string => `${word(given)} is not in the dictionary.`,
  alreadyClaimed: (given: string, round: number): string =>
    `${word(given)} was your word in round ${round}. A word is claimed once where it stands.`,
  inflection: (given: string, earlier: string, round: number | null): string =>
    `${word(given)} is only another form of ${word(earlier)}, ${round === null ? 'which stood there before' : `your word in round ${round}`}, so it can’t extend it.`,
  notVacant: 'There is a letter on that square. Choose a vacant one.',
  twoLettersOnly: 'Both letters of this turn are written. Undo one to write another.',
  notOnTheCard: (letter: string): string => `${word(letter)} is not left on that card.`,
  coinsUsedUp: (left: number, price: number): string =>
    `That costs ${plural(price, 'coin', 'coins')}, and ${left === 0 ? 'none is' : `only ${left} are`} left to cross off.`,
  noGoblet: 'No goblet was forged this turn, or all are used.',
  noSword: 'No sword was forged this turn, or all are used.',
  alreadyCircled: 'That square is circled already. A sword circles one that is not.',
  lettersMissing: (missing: number): string =>
    missing === 2 ? 'Write two letters before you confirm.' : 'Write one more letter before you confirm.',
} as const;
