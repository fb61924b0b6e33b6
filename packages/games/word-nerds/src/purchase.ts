import type { Schema, Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { reasons } from './auto-pass.ts';
import { discardLetters, drawAction, drawLetters, everyone, fromFirst } from './hands.ts';
import { checkPurchase } from './paying.ts';
import { letterIds, pass } from './schemas.ts';
import { tellSilent } from './silence.ts';
import { spend, TOP_TOKEN, tokenSchema, tokensSchema } from './tokens.ts';
import type { BrowseAnswer, NerdMoment, Purchase, Steps } from './types.ts';
import { hasToken } from './who-may.ts';

const purchaseSchema: Schema<Purchase | BrowseAnswer> = v.union([
  pass,
  v.strictObject({ type: v.literal('browse') }),
  v.strictObject({
    type: v.literal('replace'),
    cards: v.pipe(letterIds, v.minLength(1), v.maxLength(TOP_TOKEN)),
    tokens: tokensSchema,
  }),
  v.strictObject({ type: v.literal('action'), token: tokenSchema }),
]);

/**
 * [WN-20] Replace k letters for k tokens, or buy an action card for one. All are asked at once, and it is carried out from
 * the First Player on. Seats without a token to spend are passed over.
 */
export const purchase: Steps['purchase'] = {
  asks: (state) => everyone(state).filter((seat) => hasToken(state, seat)),
  limit: 'purchase',
  progress: 'shown',
  // A card may take a letter away meanwhile: an answer stands if it can still be carried out.
  isWithdrawnByFreeMove: () => false,
  answer: purchaseSchema,
  check: ({ view, seat }, answer) => checkPurchase(view, seat, answer),
  defaultAnswer: () => ({ type: 'pass' }),
  reactionWindow: reasons('might-buy'),
  answered: (_m, _step, { answer }) => (answer.type === 'browse' ? 'stay' : 'wait'),
  close(m, _, given) {
    tellSilent(m, given, 'purchase');
    for (const seat of fromFirst(m.state)) {
      const answer = given.find((one) => one.seat === seat)?.answer;
      if (answer?.type === 'replace' || answer?.type === 'action') buy(m, seat, answer);
    }
  },
};

/** An earlier buyer may have bought the last action card: then nothing is paid. */
function buy(m: NerdMoment, seat: Seat, bought: Exclude<Purchase, { type: 'pass' }>): void {
  const { actionDeck, actionDiscards } = m.state;
  const isAction = bought.type === 'action';
  if (isAction && actionDeck.secret.length + actionDiscards.length === 0) return;
  const tokens = isAction ? [bought.token] : bought.tokens;
  spend(m, seat, tokens);
  m.tell({ type: 'purchased', seat, what: isAction ? 'action' : 'letters', tokens });
  if (isAction) return drawAction(m, seat);
  discardLetters(m, seat, bought.cards);
  drawLetters(m, seat, bought.cards.length);
}
