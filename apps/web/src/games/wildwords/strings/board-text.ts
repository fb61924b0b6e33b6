import { sayAsterisks, showAsterisks } from '../../../table-kit/asterisks.ts';

/** The board as it is read out, row by row. */
export const boardText = {
  row: (n: number, what: string): string => `Row ${n}: ${what}`,
  emptyRow: 'empty',
  from: (word: string, column: string): string => `${sayAsterisks(showAsterisks(word))} from column ${column}`,
  tray: (faces: readonly string[]): string => `Your tray: ${sayAsterisks(showAsterisks(faces.join(', ')))}.`,
  free: (what: string): string => `free squares: ${what}`,
} as const;
