import { count, type MaskedState } from '@wordhoard/kernel';
import { offerOf } from './cards.ts';
import { componentsOf, deckOf } from './components.ts';
import { scoreSheets } from './scoring.ts';
import type { State, View } from './types.ts';

export function view(state: MaskedState<State>): View {
  const { config, round, goals, sheets, allowed } = state;
  return {
    config,
    round,
    deck: count(state.deck),
    offer: offerOf(deckOf(config), state.offer),
    goals,
    sheets,
    tallies: scoreSheets(sheets, componentsOf(config)),
    ...(allowed && { allowed }),
  };
}
