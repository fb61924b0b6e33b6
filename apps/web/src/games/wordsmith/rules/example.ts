import { type Sheet, SIZE } from '@wordhoard/wordsmith';

const LETTERS = Array.from({ length: SIZE * SIZE }, (): string | null => null);
const NOTHING = Array.from({ length: SIZE * SIZE }, () => false);

/** The printed example [WS-9]: B and P stand on row 5; U and R are written between them. A test plays it by the rules. */
export const EXAMPLE_BEFORE: Sheet = {
  letters: LETTERS.with(32, 'b').with(35, 'p'),
  circled: NOTHING,
  words: [],
  forged: [],
  spent: 0,
  gained: 0,
  crowns: 0,
  goals: [0, 0],
};

export const EXAMPLE_AFTER: Sheet = {
  ...EXAMPLE_BEFORE,
  letters: EXAMPLE_BEFORE.letters.with(33, 'u').with(34, 'r'),
  circled: NOTHING.map((_, square) => square >= 32 && square <= 35),
  words: [{ from: 32, to: 35, word: 'burp', round: 3 }],
  forged: ['R5', 'R6'],
};
