import { actionsOf, type Config, componentsOf, type LetterDeck, type LetterId, type View } from '@wordhoard/word-nerds';
import { type GameBoard, listed, playerLines } from '../board.ts';

/** A letter with its value, as on the card. */
const faceIn =
  ({ letterOf, pointsOf }: LetterDeck) =>
  (card: LetterId): string =>
    `${letterOf(card).toUpperCase()}${pointsOf(card)}`;

export const board: GameBoard = {
  draw(view: View, names, seat) {
    const { letters: deck } = componentsOf(view.config);
    const face = faceIn(deck);
    const words = view.words.length > 0 ? view.words : view.settled;
    return [
      `  Turn ${view.turn}`,
      listed('Up for auction', view.market.map(face)),
      listed('Letters for everyone', view.pool.map(face)),
      ...words.map(
        ({ owner, cards, status }) =>
          `  ${names[owner]}: ${cards.map(({ card, as }) => (as ?? deck.letterOf(card)).toUpperCase()).join('')} (${status})`,
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
              view.hand.actions.map((id) => actionsOf(view.config).card(id).name),
              ', ',
            ),
          ]),
    ];
  },
  nameOf(id, config: Config) {
    const { letters } = componentsOf(config);
    const actions = actionsOf(config);
    if (letters.ids.includes(id)) return letters.letterOf(id).toUpperCase();
    return actions.ids.includes(id) ? actions.card(id).name : undefined;
  },
  unsaid: [],
};
