import { type BoardCard, roundsOf, type View } from '@wordhoard/wordsy';
import { type GameBoard, playerLines } from '../board.ts';

/** Two cards share a column. */
const byColumn = (cards: readonly BoardCard[], text: (card: BoardCard) => string): string =>
  cards.map((card, i) => (i > 0 && i % 2 === 0 ? `| ${text(card)}` : text(card))).join(' ');

export const board: GameBoard = {
  draw: (view: View, names) => [
    `  Round ${view.round} of ${roundsOf(view.config)}`,
    `  ${byColumn(view.board, ({ letter }) => letter.toUpperCase())}`,
    `  ${byColumn(view.board, ({ value }) => String(value))}`,
    '',
    ...playerLines(view.sheets, names, ({ lines, total }) => {
      const words = lines.map(({ word, points, bonus }) => `${word || 'no word'} ${points}${bonus ? `+${bonus}` : ''}`);
      return `${String(total).padStart(4)} points  ${words.join(', ')}`;
    }),
  ],
  nameOf: () => undefined,
  unsaid: ['board'],
};
