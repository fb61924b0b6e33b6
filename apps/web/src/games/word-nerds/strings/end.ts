import type { Seat } from '@wordhoard/kernel';
import type { Names } from '../../../shell/table/names.ts';

/** Read when the game is over: fetched with its end. */
export const endText = {
  best: 'best word',
  noWord: 'scored no word',
  noWords: 'No word has scored.',
  bestOfGame: (names: Names, seat: Seat, n: number): string =>
    `The best word of the game, ${n} points, by ${seat === names.me ? 'you' : names.of(seat)}:`,
} as const;
