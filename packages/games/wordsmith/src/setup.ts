import { type SetupContext, secret } from '@wordhoard/kernel';
import { type CardId, cardsOf, OFFER_SIZE, ROUNDS } from './cards.ts';
import { GOALS, type Goal } from './goals.ts';
import { EMPTY_SHEET } from './sheet.ts';
import type { State, Wordsmith } from './types.ts';

/** The state before the first round. */
export function initialState({ config, seats, chance }: SetupContext<Wordsmith>): State {
  return {
    config,
    round: 0,
    ...splitDeck(chance('deck').shuffle(cardsOf(config.deck)), ROUNDS),
    offer: [],
    goals: drawGoals(chance('goals')).map((goal) => ({ goal, first: null })),
    sheets: seats.map(() => EMPTY_SHEET),
  };
}

/** [WS-1] Keeps as many cards as the remaining rounds need, and removes the rest unseen. */
export const splitDeck = (cards: readonly CardId[], rounds: number): Pick<State, 'deck' | 'removed'> => ({
  deck: secret([], cards.slice(0, rounds * OFFER_SIZE)),
  removed: secret([], cards.slice(rounds * OFFER_SIZE)),
});

/** [WS-4] Two cards of seven, and a side of each. */
function drawGoals(chance: ReturnType<SetupContext<Wordsmith>['chance']>): Goal[] {
  const cards = [...Map.groupBy(GOALS, (goal) => goal[0]).values()];
  return chance
    .shuffle(cards)
    .slice(0, 2)
    .map((sides) => chance.pick(sides));
}
