import { count, type MaskedState } from '@wordhoard/kernel';
import { boardOf } from './board.ts';
import { faceOf } from './cards.ts';
import { componentsOf, roundsOf } from './components.ts';
import { soloTarget } from './solo.ts';
import { countedRounds, sheetTotal } from './totals.ts';
import type { State, View } from './types.ts';

/** Everything but the deck is public. The kernel shows drafts to their writers only. */
export function view(state: MaskedState<State>): View {
  const { config, mode, round, discards, dealtAt, lead, noFlip, lastMain, spot, entered, used } = state;
  const components = componentsOf(config);
  return {
    config,
    mode,
    round,
    deck: count(state.deck),
    discards: discards.map((card) => faceOf(components, card).letter),
    board: boardOf(components, state.board),
    dealtAt,
    lead,
    noFlip,
    lastMain,
    solo:
      mode === 'solo'
        ? { level: config.solo, target: soloTarget(components, config.solo, roundsOf(config)), spot }
        : null,
    entered,
    used,
    sheets: state.sheets.map((sheet) => ({
      ...sheet,
      counted: countedRounds(components, sheet.lines),
      total: sheetTotal(components, sheet),
    })),
  };
}
