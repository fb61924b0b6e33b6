import { bonusSet, DECK, faceOf, formatFaces, formatRun, manifestNumber, type View } from '@wordhoard/word-worx';
import { type GameBoard, listed, playerLines } from '../board.ts';

const CARDS = new Set<string>(DECK);

export const board: GameBoard = {
  draw: (view: View, names) => [
    `  Round ${view.round} of ${view.rounds}`,
    listed('Line', [formatFaces(view.line).toUpperCase()].filter(Boolean)),
    `  Cards in the pile: ${view.pile}`,
    '',
    ...playerLines(view.players, names, ({ total, hand, words, lock, sealed }) => {
      const open = words.map(({ id, cards }) => `${formatRun(cards).toUpperCase()}${id === lock ? ' (locked)' : ''}`);
      const closed = sealed.map((cards) => `${formatRun(cards).toUpperCase()} (sealed)`);
      return `${String(total).padStart(4)} points, ${hand} cards  ${[...open, ...closed].join(', ')}`;
    }),
    ...(view.mine === null
      ? []
      : [
          listed('Hand', [formatFaces(view.mine.hand).toUpperCase()].filter(Boolean)),
          `  Manifest ${manifestNumber(view.mine.manifest)}, set ${bonusSet(view.mine.indicator)} counts double`,
        ]),
  ],
  nameOf: (id) => (CARDS.has(id) ? faceOf(id).toUpperCase() : undefined),
  unsaid: [],
};
