import { forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { isIdle, reasons } from './auto-pass.ts';
import { cardValue, letterCard } from './cards.ts';
import { drawAction, everyone, take, toPool, turnUp } from './hands.ts';
import { letterId, pass } from './schemas.ts';
import { selectionOrder } from './selection-order.ts';
import { tellSilent } from './silence.ts';
import { spend, tokenSchema, unspent } from './tokens.ts';
import type { Steps } from './types.ts';
import { hasToken, holdsActions, mayPlayCards } from './who-may.ts';

/** [WN-6] */
export const auction: Steps['auction'] = {
  run(m) {
    m.state.settled = [];
    m.state.market = turnUp(m, m.seats.length + 1);
    m.tell({ type: 'turned-up', turn: m.state.turn, cards: m.state.market });
    m.next({ type: 'bid' }, { type: 'bid-cards' }, { type: 'selection' });
  },
};

/**
 * [WN-6] A player with only the 0 left, and no card to get another token back with, has nothing to choose; all can see
 * that.
 */
export const bid: Steps['bid'] = {
  asks: (state) => everyone(state).filter((seat) => hasToken(state, seat) || holdsActions(state, seat)),
  limit: 'bid',
  progress: 'shown',
  answer: v.strictObject({ token: tokenSchema }),
  check: ({ view, seat }, { token }) =>
    unspent(forSeat(view.players, seat), view.topToken).includes(token) ? undefined : { code: 'token-spent', token },
  defaultAnswer: () => ({ token: 0 }),
  close(m, _, given) {
    tellSilent(m, given, 'bid');
    const tokens = m.seats.map((seat) => ({ seat, token: given.find((it) => it.seat === seat)?.answer.token ?? 0 }));
    m.state.bids = tokens.map((one) => ({ ...one, change: 0, winsTies: false, free: false }));
    for (const { seat, token } of tokens) spend(m, seat, [token]);
    m.tell({ type: 'bids', tokens });
  },
};

/** [WN-7] Open until all pass, if any player holds a card; each card played (a free move) reopens it. */
export const bidCards: Steps['bid-cards'] = {
  asks: mayPlayCards,
  limit: 'cards',
  progress: 'sealed',
  isWithdrawnByFreeMove: () => true,
  answer: pass,
  check: () => undefined,
  defaultAnswer: () => ({ type: 'pass' }),
  reactionWindow: reasons('my-card'),
  hasNoChoice: isIdle,
  close: (m, _, given) => tellSilent(m, given, 'window', 'sealed'),
};

/** [WN-8] [WN-5] Each takes one; too few cards serve the first in order. */
export const selection: Steps['selection'] = {
  run(m) {
    const order = selectionOrder(m.state).slice(0, m.state.market.length);
    m.tell({ type: 'selection', order });
    m.next(...order.map((seat) => ({ type: 'select', seat }) as const), { type: 'leftover' }, { type: 'declare' });
  },
};

/** [WN-8] The only card that is left needs no choosing. */
export const select: Steps['select'] = {
  asks: ({ market }, { seat }) => (market.length > 1 ? [seat] : []),
  limit: 'select',
  progress: 'shown',
  answer: v.strictObject({ card: letterId }),
  check: ({ view }, { card }) => (view.market.includes(card) ? undefined : { code: 'not-there', card }),
  defaultAnswer: ({ view }) => ({
    card: view.market.reduce((best, card) => (cardValue(card) > cardValue(best) ? card : best)),
  }),
  close(m, { seat }, given) {
    tellSilent(m, given, 'select');
    const card = given[0]?.answer.card ?? m.state.market[0]!;
    forSeat(m.state.players, seat).letters.secret.push(take(m.state.market, card));
    m.tell({ type: 'selected', seat, card });
    if (letterCard(card).withAction) drawAction(m, seat);
  },
};

/** [WN-9] */
export const leftover: Steps['leftover'] = {
  run(m) {
    for (const card of m.state.market.splice(0)) toPool(m, card);
  },
};
