import { count, type MaskedState, type SecretReader } from '@wordhoard/kernel';
import { LINE } from './cards.ts';
import { roundsFor } from './config.ts';
import type { State, View } from './types.ts';

export function view(state: MaskedState<State>, eyes: SecretReader): View {
  const { config, round, starter, line, discards, players, sheets } = state;
  const me = eyes.seat === null ? undefined : players[eyes.seat];
  return {
    config,
    round,
    rounds: roundsFor(config, players.length),
    starter,
    line,
    pile: Math.max(0, line.length - LINE) + count(state.pile),
    discards,
    players: players.map(({ hand, words, lock, sealed, total }) => ({ hand: count(hand), words, lock, sealed, total })),
    mine: me
      ? { hand: eyes.see(me.hand)!, manifest: eyes.see(me.manifest)!, indicator: eyes.see(me.indicator)! }
      : null,
    sheets,
  };
}
