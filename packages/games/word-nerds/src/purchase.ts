import type { Schema, Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { stopReasons } from './auto-pass.ts';
import { checkPurchase } from './check-purchase.ts';
import { hasToken } from './eligible-seats.ts';
import { allSeats, discardLetters, drawAction, drawLetters, seatsFromFirst } from './hands.ts';
import { letterIdsSchema, passSchema } from './schemas.ts';
import { announceTimeouts } from './timeouts.ts';
import { spendTokens, TOP_TOKEN, tokenSchema, tokensSchema } from './tokens.ts';
import type { BrowseAnswer, Purchase, Steps, WordNerdsContext } from './types.ts';

const purchaseSchema: Schema<Purchase | BrowseAnswer> = v.union([
  passSchema,
  v.strictObject({ type: v.literal('browse') }),
  v.strictObject({
    type: v.literal('replace'),
    cards: v.pipe(letterIdsSchema, v.minLength(1), v.maxLength(TOP_TOKEN)),
    tokens: tokensSchema,
  }),
  v.strictObject({ type: v.literal('action'), token: tokenSchema }),
]);

/**
 * [WN-20] Asks whether to replace letters for as many tokens, or to buy an action card for one. All players are asked at
 * once, and purchases are carried out from the First Player on. Seats without a token to spend aren't asked.
 */
export const purchase: Steps['purchase'] = {
  asks: (state) => allSeats(state).filter((seat) => hasToken(state, seat)),
  limit: 'purchase',
  progress: 'shown',
  // A card may take a letter away meanwhile. An answer stays valid if it is still possible.
  isWithdrawnByFreeMove: () => false,
  answer: purchaseSchema,
  check: ({ view, seat }, answer) => checkPurchase(view, seat, answer),
  defaultAnswer: () => ({ type: 'pass' }),
  reactionWindow: stopReasons('might-buy'),
  answered: (_m, _step, { answer }) => (answer.type === 'browse' ? 'stay' : 'wait'),
  close(m, _, answers) {
    announceTimeouts(m, answers, 'purchase');
    for (const seat of seatsFromFirst(m.state)) {
      const answer = answers.find((one) => one.seat === seat)?.answer;
      if (answer?.type === 'replace' || answer?.type === 'action') buy(m, seat, answer);
    }
  },
};

/** If an earlier buyer took the last action card, nothing is paid. */
function buy(m: WordNerdsContext, seat: Seat, bought: Exclude<Purchase, { type: 'pass' }>): void {
  const { actionDeck, actionDiscards } = m.state;
  const isAction = bought.type === 'action';
  if (isAction && actionDeck.secret.length + actionDiscards.length === 0) return;
  const tokens = isAction ? [bought.token] : bought.tokens;
  spendTokens(m, seat, tokens);
  m.tell({ type: 'purchased', seat, what: isAction ? 'action' : 'letters', tokens });
  if (isAction) return drawAction(m, seat);
  discardLetters(m, seat, bought.cards);
  drawLetters(m, seat, bought.cards.length);
}
