/**
 * Decides whether any player could act in a window, by public facts: how many cards a player holds [WN-4], never which.
 * A window in which no one could act doesn't open, and tells nothing by that; one that opens asks all, whatever they
 * hold.
 */
import { count, forSeat, type MaskedState, type Seat } from '@wordhoard/kernel';
import { checkChallenge, front } from './battle.ts';
import { everyone } from './hands.ts';
import { topTokenFor } from './tokens.ts';
import type { State } from './types.ts';
import { MIN_LETTERS } from './words.ts';

type Public = MaskedState<State>;

/** Some cards may be played at any decision, so any holder of a card might act. */
export const holdsActions = ({ players }: Public, seat: Seat): boolean => count(forSeat(players, seat).actions) > 0;

/** [WN-6] [WN-20] A token besides the 0. */
export const hasToken = ({ players }: Public, seat: Seat): boolean =>
  forSeat(players, seat).spent.length < topTokenFor(players.length);

/** [WN-10] At least one letter in hand, and four with the pool; or a card that may bring one. */
export const mayDeclare = (state: Public): Seat[] =>
  everyone(state).filter((seat) => {
    const letters = count(forSeat(state.players, seat).letters);
    return holdsActions(state, seat) || (letters > 0 && letters + state.pool.length >= MIN_LETTERS);
  });

/** [WN-10] [WN-14] At least one letter in hand, and four with the pool. */
function couldTrump({ players, pool, words }: Public, seat: Seat): boolean {
  const { scoring, trumping } = front(words);
  const letters = count(forSeat(players, seat).letters);
  const open = scoring !== null && trumping === null && words[scoring]!.owner !== seat;
  return open && letters > 0 && letters + pool.length >= MIN_LETTERS;
}

const couldChallenge = ({ words }: Public, seat: Seat): boolean =>
  words.some((_, word) => !checkChallenge(words, seat, word));

const allIf = (state: Public, could: (state: Public, seat: Seat) => boolean): Seat[] => {
  const all = everyone(state);
  return all.some((seat) => could(state, seat)) ? all : [];
};

/** [WN-7] */
export const mayPlayCards = (state: Public): Seat[] => allIf(state, holdsActions);

/** [WN-13] */
export const mayRespond = (state: Public): Seat[] =>
  allIf(state, (it, seat) => holdsActions(it, seat) || couldChallenge(it, seat) || couldTrump(it, seat));
