import { formatGrid, type Sheet, totalSoFar, type View } from '@wordhoard/wordsmith';
import { type GameBoard, listed, playerLines } from '../board.ts';

/** Room for a sheet: eight columns of two characters, or a name. */
const WIDTH = 20;

/** Sheets next to each other, under the names of their players. */
function drawSheets(sheets: readonly Sheet[], names: readonly string[]): string[] {
  const columns = sheets.map((sheet, seat) => [
    (names[seat] ?? '').slice(0, WIDTH - 2),
    ...formatGrid(sheet).map((row) => [...row].join(' ')),
  ]);
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, i) =>
    `  ${columns.map((column) => (column[i] ?? '').padEnd(WIDTH)).join('')}`.trimEnd(),
  );
}

export const board: GameBoard = {
  draw: (view: View, names) => [
    `  Round ${view.round}`,
    listed(
      'Cards to choose from',
      view.offer.map((card) => card.toUpperCase()),
    ),
    listed(
      'Goals',
      view.goals.map(({ goal, first }) => (first === null ? goal : `${goal} (reached in round ${first})`)),
      ', ',
    ),
    '',
    ...drawSheets(view.sheets, names),
    '  a written   A circled   * circled and vacant',
    '',
    ...playerLines(view.sheets, names, (sheet, seat) => {
      const tally = view.tallies[seat];
      const points = tally === undefined ? '' : `${String(totalSoFar(tally)).padStart(4)} points, `;
      const words = sheet.words.map(({ word }) => word).join(' ');
      return `${points}coins ${sheet.spent} spent and ${sheet.gained} gained, ${sheet.crowns} crowns, ${sheet.forged.length} items  ${words}`;
    }),
  ],
  nameOf: () => undefined,
  unsaid: ['earned', 'tallies'],
};
