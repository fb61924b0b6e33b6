import { count, forSeat, type MaskedState, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { LetterId } from './cards.ts';
import { discardLetters } from './hands.ts';
import { letterId, letterIds } from './schemas.ts';
import { tellSilent } from './silence.ts';
import type { NerdMoment, State, Steps } from './types.ts';

/** [WN-4] Letter cards; action cards have no limit. */
export const HAND_LIMIT = 10;

const over = ({ players }: Pick<State, 'players'> | Pick<MaskedState<State>, 'players'>): Seat[] =>
  players.flatMap(({ letters }, seat) => (count(letters) > HAND_LIMIT ? [seat] : []));

/** [WN-4] Before anything else happens. */
export function settle(m: NerdMoment): void {
  if (over(m.state).length > 0 && !m.isPending('discard')) m.next({ type: 'discard' });
}

const byLot = (m: NerdMoment, seat: Seat, n: number): LetterId[] =>
  m.chance('lots').shuffle(forSeat(m.state.players, seat).letters.secret).slice(0, n);

/** [WN-4] Down to ten; by lot where nothing is said, since any choice would tell something about the rest. */
export const discard: Steps['discard'] = {
  asks: over,
  limit: 'choose',
  progress: 'shown',
  answer: v.strictObject({ cards: v.nullable(letterIds) }),
  check({ view }, { cards }) {
    if (cards === null) return undefined;
    const hand = view.hand!.letters;
    const stranger = cards.find((card, i) => !hand.includes(card) || cards.indexOf(card) < i);
    if (stranger !== undefined) return { code: 'not-there', card: stranger };
    const owed = hand.length - HAND_LIMIT;
    return cards.length === owed ? undefined : { code: 'wrong-count', owed };
  },
  defaultAnswer: () => ({ cards: null }),
  close(m, _, given) {
    tellSilent(m, given, 'letters');
    for (const { seat, answer } of given.toSorted((a, b) => a.seat - b.seat)) {
      const owed = forSeat(m.state.players, seat).letters.secret.length - HAND_LIMIT;
      discardLetters(m, seat, answer.cards ?? byLot(m, seat, owed));
    }
  },
};

/**
 * DROP LETTER: one of their choice. Asked again when another card is played meanwhile: the hand may be empty by then.
 */
export const drop: Steps['drop'] = {
  asks: ({ players }, { seat }) => (count(forSeat(players, seat).letters) > 0 ? [seat] : []),
  limit: 'choose',
  progress: 'shown',
  isWithdrawnByFreeMove: () => true,
  answer: v.strictObject({ card: v.nullable(letterId) }),
  check: ({ view }, { card }) =>
    card === null || view.hand!.letters.includes(card) ? undefined : { code: 'not-there', card },
  defaultAnswer: () => ({ card: null }),
  close(m, { seat }, given) {
    tellSilent(m, given, 'letters');
    for (const { answer } of given) discardLetters(m, seat, answer.card === null ? byLot(m, seat, 1) : [answer.card]);
  },
};
