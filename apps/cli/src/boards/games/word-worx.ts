import {
  bonusSet,
  type Config,
  componentsOf,
  formatFaces,
  formatRun,
  manifestNumber,
  type View,
} from '@wordhoard/word-worx';
import { type GameBoard, listed, playerLines } from '../board.ts';

export const board: GameBoard = {
  draw(view: View, names) {
    const { deck, bonusFactor } = componentsOf(view.config);
    return [
      `  Round ${view.round} of ${view.rounds}`,
      listed('Line', [formatFaces(deck, view.line).toUpperCase()].filter(Boolean)),
      `  Cards in the pile: ${view.pile}`,
      '',
      ...playerLines(view.players, names, ({ total, hand, words, lock, sealed }) => {
        const written = (cards: readonly string[]): string => formatRun(deck, cards).toUpperCase();
        const open = words.map(({ id, cards }) => `${written(cards)}${id === lock ? ' (locked)' : ''}`);
        const closed = sealed.map((cards) => `${written(cards)} (sealed)`);
        return `${String(total).padStart(4)} points, ${hand} cards  ${[...open, ...closed].join(', ')}`;
      }),
      ...(view.mine === null
        ? []
        : [
            listed('Hand', [formatFaces(deck, view.mine.hand).toUpperCase()].filter(Boolean)),
            `  Manifest ${manifestNumber(view.mine.manifest)}, set ${bonusSet(view.mine.indicator)} counts ${times(bonusFactor)}`,
          ]),
    ];
  },
  nameOf: (id, config: Config) => componentsOf(config).deck.findFace(id)?.toUpperCase(),
  unsaid: [],
};

const times = (factor: number): string =>
  factor === 1 ? 'as usual' : factor === 2 ? 'double' : `${factor} times as much`;
