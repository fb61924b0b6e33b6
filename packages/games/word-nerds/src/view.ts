import { count, type MaskedState, type SecretReader } from '@wordhoard/kernel';
import { topTokenFor } from './tokens.ts';
import type { State, View } from './types.ts';

export function view(state: MaskedState<State>, reader: SecretReader): View {
  const { config, turn, first, discards, actionDiscards, market, pool, bids, words, settled, challenges, stopping } =
    state;
  const me = reader.seat === null ? undefined : state.players[reader.seat];
  return {
    config,
    turn,
    first,
    discards,
    actionDiscards,
    market,
    pool,
    bids,
    words,
    settled,
    challenges,
    stopping,
    players: state.players.map(({ letters, actions, spent, score }) => ({
      letters: count(letters),
      actions: count(actions),
      spent,
      score,
    })),
    topToken: topTokenFor(state.players.length),
    deck: count(state.deck),
    actionDeck: count(state.actionDeck),
    hand: me ? { letters: reader.read(me.letters) ?? [], actions: reader.read(me.actions) ?? [] } : null,
  };
}
