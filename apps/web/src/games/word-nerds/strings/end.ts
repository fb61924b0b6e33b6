import type { Seat } from '@wordhoard/kernel';
import type { Names } from '../../../table-kit/phrases.ts';

/** Read when the game is over: fetched with its end. */
export const endText = {
  best: 'best word',
  noWord: 'no word scored',
  noWords: 'No word scored.',
  bestOfGame: (names: Names, seat: Seat, n: number): string =>
    `Best word of the game, for ${n} points, by ${seat === names.me ? 'you' : names.of(seat)}:`,
} as const;
