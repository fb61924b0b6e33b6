import { type SetupContext, type Step, secret } from '@wordhoard/kernel';
import { DECK } from './cards.ts';
import type { Mode, State, Wordsy } from './types.ts';

/** Before the first board. Which way the table is played follows from who is there and whether there is a timer. */
export function freshState({ config, seats, limits, chance }: SetupContext<Wordsy>): State {
  return {
    config,
    mode: seats.length === 1 ? 'solo' : limits.timer === null ? 'main-player' : 'race',
    round: 0,
    deck: secret([], chance('deck').shuffle(DECK)),
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

/** Opening steps of a round: with the timer, it waits until all players are ready. */
export const opening = (timed: boolean, round: number, mode: Mode): Step<Wordsy>[] =>
  timed ? [{ type: 'ready', round, alone: mode === 'solo' }] : [{ type: 'deal' }];
