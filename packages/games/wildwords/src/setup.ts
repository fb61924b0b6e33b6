import { type Seat, type SetupContext, type StartPosition, secret } from '@wordhoard/kernel';
import { SQUARES } from './board.ts';
import { componentsOf } from './components.ts';
import type { State, WildWords } from './types.ts';

/** A state with empty trays and an empty board. */
export const emptyState = (
  { config, seats }: Pick<SetupContext<WildWords>, 'config' | 'seats'>,
  turn: Seat,
): State => ({
  config,
  pot: secret([], []),
  trays: seats.map((seat) => secret([seat], [])),
  board: Array.from({ length: SQUARES }, () => null),
  scores: seats.map(() => 0),
  turn,
  passes: 0,
  overtime: seats.map(() => 0),
  pending: null,
  last: [],
  turns: [],
});

/** [WW-4] A full tray each; the first player is random. */
export function setup(context: SetupContext<WildWords>): StartPosition<WildWords> {
  const { tiles, traySize } = componentsOf(context.config);
  const pot = context.chance('pot').shuffle(tiles);
  const first = context.chance('lots').pick(context.seats);
  const state = emptyState(context, first);
  for (const tray of state.trays) tray.secret = pot.splice(0, traySize);
  state.pot.secret = pot;
  return { state, agenda: [{ type: 'turn', seat: first, traded: false }] };
}
