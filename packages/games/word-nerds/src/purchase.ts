import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { reasons } from './auto-pass.ts';
import { discardLetters, drawAction, drawLetters } from './hands.ts';
import { letterIds, pass } from './schemas.ts';
import { tellSilent } from './silence.ts';
import { distinct, spend, TOP_TOKEN, tokenSchema, tokensSchema, topTokenFor, unspent } from './tokens.ts';
import type { Purchase, Refusal, Steps, View } from './types.ts';

const purchaseSchema: Schema<Purchase> = v.union([
  pass,
  v.strictObject({
    type: v.literal('replace'),
    cards: v.pipe(letterIds, v.minLength(1), v.maxLength(TOP_TOKEN)),
    tokens: tokensSchema,
  }),
  v.strictObject({ type: v.literal('action'), token: tokenSchema }),
]);

/** [WN-20] Replace k letters for k tokens, or buy an action card for one. Seats without a token to spend are passed over. */
export const purchase: Steps['purchase'] = {
  asks: ({ players }, { seat }) => (players[seat]!.spent.length < topTokenFor(players.length) ? [seat] : []),
  limit: 'purchase',
  progress: 'shown',
  answer: purchaseSchema,
  check: ({ view, seat }, answer) => checkPurchase(view, seat, answer),
  silent: () => ({ type: 'pass' }),
  window: reasons('might-buy'),
  close(m, { seat }, given) {
    tellSilent(m, given, 'purchase');
    for (const { answer } of given) {
      if (answer.type === 'pass') continue;
      const tokens = answer.type === 'replace' ? answer.tokens : [answer.token];
      spend(m, seat, tokens);
      m.tell({ type: 'purchased', seat, what: answer.type === 'replace' ? 'letters' : 'action', tokens });
      if (answer.type === 'action') drawAction(m, seat);
      else {
        discardLetters(m, seat, answer.cards);
        drawLetters(m, seat, answer.cards.length);
      }
    }
  },
};

export function checkPurchase(view: View, seat: number, answer: Purchase): Refusal | undefined {
  if (answer.type === 'pass') return undefined;
  const tokens = answer.type === 'replace' ? answer.tokens : [answer.token];
  const payable = unspent(view.players[seat]!, view.topToken);
  const bad = tokens.find((token) => token === 0 || !payable.includes(token));
  if (bad !== undefined) return { code: 'token-spent', token: bad };
  if (answer.type === 'action')
    return view.actionDeck + view.actionDiscards.length > 0 ? undefined : { code: 'nothing-to-draw' };
  const { cards } = answer;
  const stranger = cards.find((card, i) => !view.hand?.letters.includes(card) || cards.indexOf(card) < i);
  if (stranger !== undefined) return { code: 'not-there', card: stranger };
  return tokens.length === cards.length && distinct(tokens) ? undefined : { code: 'wrong-count', owed: cards.length };
}
