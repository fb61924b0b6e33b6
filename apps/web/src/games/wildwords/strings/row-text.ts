import { columnOf, componentsOf, faceOf, gridOf, SIZE, squareAt, type TileId, type View } from '@wordhoard/wildwords';
import { sayAsterisks, showAsterisks } from '../../../table-kit/tiles/asterisks.ts';
import { wildwords } from './play.ts';
import { COLUMNS } from './play-text.ts';

/** The board as it is read out, row by row. */
const boardText = {
  row: (n: number, what: string): string => `Row ${n}: ${what}`,
  emptyRow: 'empty',
  from: (word: string, column: string): string => `${sayAsterisks(showAsterisks(word))} from column ${column}`,
  tray: (faces: readonly string[]): string => `Your tray: ${sayAsterisks(showAsterisks(faces.join(', ')))}.`,
  free: (what: string): string => `free squares: ${what}`,
} as const;

/** One row as it would be read out: what lies there, from which square on, then the free squares that do something. */
export function rowInWords({ config, board }: Pick<View, 'config' | 'board'>, row: number): string {
  const grid = gridOf(board);
  const squares = Array.from({ length: SIZE }, (_, column) => squareAt(row, column));
  const runs: { readonly from: number; readonly faces: string[] }[] = [];
  for (const square of squares) {
    const face = grid[square] ?? null;
    if (face === null) continue;
    const last = runs.at(-1);
    if (last && last.from + last.faces.length === square) last.faces.push(face);
    else runs.push({ from: square, faces: [face] });
  }
  const components = componentsOf(config);
  const laid = runs.map(({ from, faces }) => boardText.from(faces.join(''), COLUMNS[columnOf(from)]!));
  const free = squares.flatMap((square) => {
    const premium = components.premiums[square];
    return premium && grid[square] === null
      ? [`${COLUMNS[columnOf(square)]} ${wildwords.board.premium(premium, components)}`]
      : [];
  });
  const parts = [
    laid.length === 0 ? boardText.emptyRow : laid.join(', '),
    ...(free.length === 0 ? [] : [boardText.free(free.join(', '))]),
  ];
  return boardText.row(row + 1, parts.join('; '));
}

export const trayInWords = (tray: readonly TileId[]): string => boardText.tray(tray.map(faceOf));
