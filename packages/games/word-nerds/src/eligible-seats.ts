/**
 * Which seats are asked, decided by public facts: how many cards a player holds [WN-4], never which. A reaction window in
 * which no player could act doesn't open, which reveals nothing. One that opens asks all players, whatever they hold.
 */
import { count, entryAt, forSeat, type MaskedState, type Seat } from '@wordhoard/kernel';
import { activeWords, checkChallenge } from './battle.ts';
import { allSeats } from './hands.ts';
import { topTokenFor } from './tokens.ts';
import type { State } from './types.ts';
import { MIN_LETTERS } from './words.ts';

type PublicState = MaskedState<State>;

/** Some cards can be played at any decision, so any player with a card might act. */
export const hasActions = ({ players }: PublicState, seat: Seat): boolean => count(forSeat(players, seat).actions) > 0;

/** [WN-6] [WN-20] A token besides the 0. */
export const hasToken = ({ players }: PublicState, seat: Seat): boolean =>
  forSeat(players, seat).spent.length < topTokenFor(players.length);

/** [WN-10] Needs at least one letter in hand, and four with the pool; or a card that may draw one. */
export const seatsToDeclare = (state: PublicState): Seat[] =>
  allSeats(state).filter((seat) => {
    const letters = count(forSeat(state.players, seat).letters);
    return hasActions(state, seat) || (letters > 0 && letters + state.pool.length >= MIN_LETTERS);
  });

/** [WN-10] [WN-14] Needs at least one letter in hand, and four with the pool. */
function couldTrump({ players, pool, words }: PublicState, seat: Seat): boolean {
  const { scoring, trumping } = activeWords(words);
  const letters = count(forSeat(players, seat).letters);
  const open = scoring !== null && trumping === null && entryAt(words, scoring).owner !== seat;
  return open && letters > 0 && letters + pool.length >= MIN_LETTERS;
}

const couldChallenge = ({ words }: PublicState, seat: Seat): boolean =>
  words.some((_, word) => !checkChallenge(words, seat, word));

const allSeatsIfAny = (state: PublicState, could: (state: PublicState, seat: Seat) => boolean): Seat[] => {
  const all = allSeats(state);
  return all.some((seat) => could(state, seat)) ? all : [];
};

/** [WN-7] */
export const seatsToPlayCards = (state: PublicState): Seat[] => allSeatsIfAny(state, hasActions);

/** [WN-13] */
export const seatsToRespond = (state: PublicState): Seat[] =>
  allSeatsIfAny(state, (it, seat) => hasActions(it, seat) || couldChallenge(it, seat) || couldTrump(it, seat));
