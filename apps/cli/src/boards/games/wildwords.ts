import { componentsOf, faceOf, gridOf, type Premium, SIZE, trayOf, type View } from '@wordhoard/wildwords';
import { type GameBoard, listed, playerLines } from '../board.ts';

const MARKS: Readonly<Record<Premium, string>> = { DL: "'", TL: '"', DW: '-', TW: '=', wild: '~', lose: '!' };
const legend = (losePoints: number): string =>
  `     ' double letter   " triple letter   - double word   = triple word   ~ TURN-TO-WILD   ! LOSE-${losePoints}`;

export const board: GameBoard = {
  draw(view: View, names, seat) {
    const { premiums, losePoints } = componentsOf(view.config);
    const grid = gridOf(view.board);
    const squares = grid.map((face, square) => {
      const premium = premiums[square];
      return face?.toUpperCase() ?? (premium ? MARKS[premium] : '.');
    });
    const rows = Array.from({ length: SIZE }, (_, row) => squares.slice(row * SIZE, (row + 1) * SIZE));
    const columns = Array.from({ length: SIZE }, (_, column) => String.fromCharCode(65 + column));
    return [
      `     ${columns.join(' ')}`,
      ...rows.map((row, i) => `  ${String(i + 1).padStart(2)} ${row.join(' ')}`),
      legend(losePoints),
      '',
      ...playerLines(view.trays, names, ({ count }, at) => {
        const turn = view.turn === at ? ', to move' : '';
        return `${String(view.scores[at]).padStart(4)} points, ${count} tiles${turn}`;
      }),
      ...(seat === null ? [] : [listed('Tray', trayOf(view, seat).map(faceOf))]),
      `  Tiles left to draw: ${view.pot}`,
    ];
  },
  nameOf: (id) => (/^T\d+$/.test(id) ? faceOf(id) : undefined),
  unsaid: ['laid', 'words'],
};
