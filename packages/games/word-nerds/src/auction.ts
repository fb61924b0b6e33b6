import { forSeat, type Step } from '@wordhoard/kernel';
import * as v from 'valibot';
import { hasNothingToChoose, stopReasons } from './auto-pass.ts';
import { componentsOf } from './components.ts';
import type { Config } from './config.ts';
import { hasActions, hasToken, seatsToPlayCards } from './eligible-seats.ts';
import { addToPool, allSeats, drawAction, removeItem, turnUpLetters } from './hands.ts';
import { letterIdSchema, passSchema } from './schemas.ts';
import { selectionOrder } from './selection-order.ts';
import { announceTimeouts } from './timeouts.ts';
import { spendTokens, tokenSchema, unspentTokens } from './tokens.ts';
import type { Steps, WordNerds } from './types.ts';

/** [WN-6] */
export const auction: Steps['auction'] = {
  run(m) {
    m.state.settled = [];
    m.state.market = turnUpLetters(m, m.seats.length + 1);
    m.tell({ type: 'turned-up', turn: m.state.turn, cards: m.state.market });
    m.next(...afterTurningUp(m.state.config));
  },
};

/** The steps from an auction's letters to who picks when. */
export const afterTurningUp = (config: Config): readonly Step<WordNerds>[] =>
  componentsOf(config).bidding === 'none'
    ? [{ type: 'selection' }]
    : [{ type: 'bid' }, { type: 'bid-cards' }, { type: 'selection' }];

/**
 * [WN-6] A player who has only the 0, and no card that could return a token, has nothing to choose and isn't asked. That
 * is public.
 */
export const bid: Steps['bid'] = {
  asks: (state) => allSeats(state).filter((seat) => hasToken(state, seat) || hasActions(state, seat)),
  limit: 'bid',
  progress: 'shown',
  answer: v.strictObject({ token: tokenSchema }),
  check: ({ view, seat }, { token }) =>
    unspentTokens(forSeat(view.players, seat), view.topToken).includes(token)
      ? undefined
      : { code: 'token-spent', token },
  defaultAnswer: () => ({ token: 0 }),
  close(m, _, answers) {
    announceTimeouts(m, answers, 'bid');
    const tokens = m.seats.map((seat) => ({
      seat,
      token: answers.find((submitted) => submitted.seat === seat)?.answer.token ?? 0,
    }));
    m.state.bids = tokens.map((one) => ({ ...one, change: 0, winsTies: false, free: false }));
    for (const { seat, token } of tokens) spendTokens(m, seat, [token]);
    m.tell({ type: 'bids', tokens });
  },
};

/** [WN-7] Asked if any player holds a card, until all pass. Each card played (a free move) asks it again. */
export const bidCards: Steps['bid-cards'] = {
  asks: seatsToPlayCards,
  limit: 'cards',
  progress: 'sealed',
  isWithdrawnByFreeMove: () => true,
  answer: passSchema,
  check: () => undefined,
  defaultAnswer: () => ({ type: 'pass' }),
  reactionWindow: stopReasons('my-card'),
  hasNoChoice: hasNothingToChoose,
  close: (m, _, answers) => announceTimeouts(m, answers, 'window', 'sealed'),
};

/** [WN-8] [WN-5] Each player takes one card. If there are too few, the last in order get none. */
export const selection: Steps['selection'] = {
  run(m) {
    const order = selectionOrder(m.state).slice(0, m.state.market.length);
    m.tell({ type: 'selection', order });
    m.next(...order.map((seat) => ({ type: 'select', seat }) as const), { type: 'leftover' }, { type: 'declare' });
  },
};

/** [WN-8] Not asked if only one card is left. */
export const select: Steps['select'] = {
  asks: ({ market }, { seat }) => (market.length > 1 ? [seat] : []),
  limit: 'select',
  progress: 'shown',
  answer: v.strictObject({ card: letterIdSchema }),
  check: ({ view }, { card }) => (view.market.includes(card) ? undefined : { code: 'not-there', card }),
  defaultAnswer({ view }) {
    const { letters } = componentsOf(view.config);
    return {
      card: view.market.reduce((best, card) => (letters.pointsOf(card) > letters.pointsOf(best) ? card : best)),
    };
  },
  close(m, { seat }, answers) {
    announceTimeouts(m, answers, 'select');
    const card = answers[0]?.answer.card ?? m.state.market[0]!;
    forSeat(m.state.players, seat).letters.secret.push(removeItem(m.state.market, card));
    m.tell({ type: 'selected', seat, card });
    if (componentsOf(m.state.config).letters.card(card).withAction) drawAction(m, seat);
  },
};

/** [WN-9] */
export const leftover: Steps['leftover'] = {
  run(m) {
    for (const card of m.state.market.splice(0)) addToPool(m, card);
  },
};
