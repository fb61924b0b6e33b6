import { count, forSeat, type MaskedState, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { LetterId } from './cards.ts';
import { discardLetters } from './hands.ts';
import { letterIdSchema, letterIdsSchema } from './schemas.ts';
import { announceTimeouts } from './timeouts.ts';
import type { State, Steps, WordNerdsContext } from './types.ts';

/** [WN-4] For letter cards; action cards have no limit. */
export const HAND_LIMIT = 10;

const seatsOverLimit = ({ players }: Pick<State, 'players'> | Pick<MaskedState<State>, 'players'>): Seat[] =>
  players.flatMap(({ letters }, seat) => (count(letters) > HAND_LIMIT ? [seat] : []));

/** [WN-4] Asks for discards before anything else happens. */
export function enforceHandLimit(m: WordNerdsContext): void {
  if (seatsOverLimit(m.state).length > 0 && !m.isPending('discard')) m.next({ type: 'discard' });
}

const randomLetters = (m: WordNerdsContext, seat: Seat, n: number): LetterId[] =>
  m.chance('lots').shuffle(forSeat(m.state.players, seat).letters.secret).slice(0, n);

/** [WN-4] Asks for discards down to ten. The default is random, because any other would reveal something of the hand. */
export const discard: Steps['discard'] = {
  asks: seatsOverLimit,
  limit: 'choose',
  progress: 'shown',
  answer: v.strictObject({ cards: v.nullable(letterIdsSchema) }),
  check({ view }, { cards }) {
    if (cards === null) return undefined;
    const hand = view.hand!.letters;
    const invalid = cards.find((card, i) => !hand.includes(card) || cards.indexOf(card) < i);
    if (invalid !== undefined) return { code: 'not-there', card: invalid };
    const owed = hand.length - HAND_LIMIT;
    return cards.length === owed ? undefined : { code: 'wrong-count', owed };
  },
  defaultAnswer: () => ({ cards: null }),
  close(m, _, answers) {
    announceTimeouts(m, answers, 'letters');
    for (const { seat, answer } of answers.toSorted((a, b) => a.seat - b.seat)) {
      const owed = forSeat(m.state.players, seat).letters.secret.length - HAND_LIMIT;
      discardLetters(m, seat, answer.cards ?? randomLetters(m, seat, owed));
    }
  },
};

/**
 * DROP LETTER: asks for a letter. Asked again after another card is played, because the hand may be empty then.
 */
export const drop: Steps['drop'] = {
  asks: ({ players }, { seat }) => (count(forSeat(players, seat).letters) > 0 ? [seat] : []),
  limit: 'choose',
  progress: 'shown',
  isWithdrawnByFreeMove: () => true,
  answer: v.strictObject({ card: v.nullable(letterIdSchema) }),
  check: ({ view }, { card }) =>
    card === null || view.hand!.letters.includes(card) ? undefined : { code: 'not-there', card },
  defaultAnswer: () => ({ card: null }),
  close(m, { seat }, answers) {
    announceTimeouts(m, answers, 'letters');
    for (const { answer } of answers)
      discardLetters(m, seat, answer.card === null ? randomLetters(m, seat, 1) : [answer.card]);
  },
};
