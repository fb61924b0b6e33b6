import { ACTIONS, actionOf, LETTER_CARDS, type LetterId, letterCard, letterOf, type View } from '@wordhoard/word-nerds';
import { type GameBoard, listed, playerLines } from '../board.ts';

const LETTERS = new Set(LETTER_CARDS.map(({ id }) => id));
/** Ids of action cards count all copies of all actions. */
const ACTION_CARDS = new Map(
  ACTIONS.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name)).map((name, i) => [`A${i}`, name]),
);

/** A letter with its value, as on the card. */
const face = (card: LetterId): string => `${letterOf(card).toUpperCase()}${letterCard(card).value}`;

export const board: GameBoard = {
  draw(view: View, names, seat) {
    const words = view.words.length > 0 ? view.words : view.settled;
    return [
      `  Turn ${view.turn}`,
      listed('Up for auction', view.market.map(face)),
      listed('Letters for everyone', view.pool.map(face)),
      ...words.map(
        ({ owner, cards, status }) =>
          `  ${names[owner]}: ${cards.map(({ card, as }) => (as ?? letterOf(card)).toUpperCase()).join('')} (${status})`,
      ),
      '',
      ...playerLines(view.players, names, ({ score, letters, actions, spent }, at) => {
        const first = view.first === at ? ', First Player' : '';
        const tokens = spent.length > 0 ? `, tokens spent: ${spent.join(' ')}` : '';
        return `${String(score).padStart(4)} points, ${letters} letters, ${actions} action cards${tokens}${first}`;
      }),
      ...(seat === null || view.hand === null
        ? []
        : [
            listed('Hand', view.hand.letters.map(face)),
            listed(
              'Action cards',
              view.hand.actions.map((id) => actionOf(id).name),
              ', ',
            ),
          ]),
    ];
  },
  nameOf(id) {
    if (LETTERS.has(id)) return letterOf(id).toUpperCase();
    return ACTION_CARDS.get(id);
  },
  unsaid: [],
};
