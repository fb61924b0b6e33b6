import { type Seat, type SetupContext, type StartPosition, secret } from '@wordhoard/kernel';
import { SQUARES } from './board.ts';
import { EVERY_TILE, TRAY } from './tiles.ts';
import type { State, WildWords } from './types.ts';

/** Empty trays and an empty board. */
export const bareState = ({ config, seats }: Pick<SetupContext<WildWords>, 'config' | 'seats'>, turn: Seat): State => ({
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

/** [WW-4] Seven tiles each; who begins is drawn by lot. */
export function setup(setting: SetupContext<WildWords>): StartPosition<WildWords> {
  const pot = setting.chance('pot').shuffle(EVERY_TILE);
  const first = setting.chance('lots').pick(setting.seats);
  const state = bareState(setting, first);
  for (const tray of state.trays) tray.secret = pot.splice(0, TRAY);
  state.pot.secret = pot;
  return { state, agenda: [{ type: 'turn', seat: first, traded: false }] };
}
