import { type SetupContext, secret } from '@wordhoard/kernel';
import type { CardId } from './cards.ts';
import { type Components, componentsOf, deckOf } from './components.ts';
import { GOALS, type Goal } from './goals.ts';
import { emptySheet } from './sheet.ts';
import type { State, Wordsmith } from './types.ts';

/** The state before the first round. */
export function initialState({ config, seats, chance }: SetupContext<Wordsmith>): State {
  const components = componentsOf(config);
  return {
    config,
    round: 0,
    ...splitDeck(chance('deck').shuffle(deckOf(config).cards), components.rounds, components),
    offer: [],
    goals: drawGoals(chance('goals')).map((goal) => ({ goal, first: null })),
    sheets: seats.map(() => emptySheet(components)),
  };
}

/** [WS-1] Keeps as many cards as the remaining rounds need, and removes the rest unseen. */
export function splitDeck(
  cards: readonly CardId[],
  rounds: number,
  { cardPrices }: Pick<Components, 'cardPrices'>,
): Pick<State, 'deck' | 'removed'> {
  const used = rounds * cardPrices.length;
  return { deck: secret([], cards.slice(0, used)), removed: secret([], cards.slice(used)) };
}

/** [WS-4] Two cards of seven, and a side of each. */
function drawGoals(chance: ReturnType<SetupContext<Wordsmith>['chance']>): Goal[] {
  const cards = [...Map.groupBy(GOALS, (goal) => goal[0]).values()];
  return chance
    .shuffle(cards)
    .slice(0, 2)
    .map((sides) => chance.pick(sides));
}
