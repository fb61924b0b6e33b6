import { type SetupContext, secret } from '@wordhoard/kernel';
import { actionsOf } from './actions.ts';
import { componentsOf } from './components.ts';
import type { State, WordNerds } from './types.ts';

const LETTERS_DEALT = 2;
const ACTIONS_DEALT = 1;

/** [WN-3] The holder of the First Player card is random (ours). */
export function initialState({ config, seats, chance }: SetupContext<WordNerds>): State {
  const letters = chance('letters').shuffle(componentsOf(config).letters.ids);
  const actions = chance('actions').shuffle(actionsOf(config).ids);
  return {
    config,
    turn: 1,
    first: chance('lots').pick(seats),
    players: seats.map((seat) => ({
      letters: secret([seat], letters.splice(0, LETTERS_DEALT)),
      actions: secret([seat], actions.splice(0, ACTIONS_DEALT)),
      spent: [],
      score: 0,
    })),
    deck: secret([], letters),
    actionDeck: secret([], actions),
    discards: [],
    actionDiscards: [],
    market: [],
    pool: [],
    bids: [],
    words: [],
    settled: [],
    challenges: [],
    stopping: [],
  };
}
