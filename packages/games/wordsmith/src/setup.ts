import { type SetupContext, secret } from '@wordhoard/kernel';
import { type CardId, cardsOf, ROUNDS, SLOTS } from './cards.ts';
import { GOALS, type Goal } from './goals.ts';
import { EMPTY_SHEET } from './sheet.ts';
import type { State, Wordsmith } from './types.ts';

/** Before the first round. */
export function freshState({ config, seats, chance }: SetupContext<Wordsmith>): State {
  return {
    config,
    round: 0,
    ...stacked(chance('deck').shuffle(cardsOf(config.deck)), ROUNDS),
    offer: [],
    goals: drawGoals(chance('goals')).map((goal) => ({ goal, first: null })),
    sheets: seats.map(() => EMPTY_SHEET),
  };
}

/** [WS-1] As many cards as the rounds to come need; the rest are put away unseen. */
export const stacked = (cards: readonly CardId[], rounds: number): Pick<State, 'deck' | 'removed'> => ({
  deck: secret([], cards.slice(0, rounds * SLOTS)),
  removed: secret([], cards.slice(rounds * SLOTS)),
});

/** [WS-4] Two cards of seven, and a side of each. */
function drawGoals(chance: ReturnType<SetupContext<Wordsmith>['chance']>): Goal[] {
  const cards = [...Map.groupBy(GOALS, (goal) => goal[0]).values()];
  return chance
    .shuffle(cards)
    .slice(0, 2)
    .map((sides) => chance.pick(sides));
}
