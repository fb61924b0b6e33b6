import { count, type MaskedState, type SecretReader } from '@wordhoard/kernel';
import { componentsOf } from './components.ts';
import { roundsFor } from './config.ts';
import type { State, View } from './types.ts';

export function view(state: MaskedState<State>, reader: SecretReader): View {
  const { config, round, starter, line, discards, players, sheets } = state;
  const me = reader.seat === null ? undefined : players[reader.seat];
  return {
    config,
    round,
    rounds: roundsFor(config, players.length),
    starter,
    line,
    pile: Math.max(0, line.length - componentsOf(config).lineSize) + count(state.pile),
    discards,
    players: players.map(({ hand, words, lock, sealed, total }) => ({ hand: count(hand), words, lock, sealed, total })),
    mine: me
      ? { hand: reader.read(me.hand)!, manifest: reader.read(me.manifest)!, indicator: reader.read(me.indicator)! }
      : null,
    sheets,
  };
}
