import { type SetupContext, type Step, secret } from '@wordhoard/kernel';
import { componentsOf } from './components.ts';
import type { Mode, State, Wordsy } from './types.ts';

/** The state before the first board. The mode follows from the number of players and whether there is a timer. */
export function initialState({ config, seats, limits, chance }: SetupContext<Wordsy>): State {
  return {
    config,
    mode: seats.length === 1 ? 'solo' : limits.timer === null ? 'main-player' : 'race',
    round: 0,
    deck: secret([], chance('deck').shuffle(componentsOf(config).cards)),
    discards: [],
    board: [],
    dealtAt: 0,
    lead: null,
    noFlip: null,
    lastMain: null,
    spot: 'top',
    inTime: false,
    entered: [],
    used: [],
    sheets: seats.map(() => ({ lines: [], tallies: 0 })),
  };
}

/** The steps that open a round. With the timer, the round waits until all players are ready. */
export const openingSteps = (hasTimer: boolean, round: number, mode: Mode): Step<Wordsy>[] =>
  hasTimer ? [{ type: 'ready', round, alone: mode === 'solo' }] : [{ type: 'deal' }];
