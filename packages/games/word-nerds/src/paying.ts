/** [WN-20] What a purchase may be paid with. Apart from the question, for a page that only wants to know. */
import { forSeat } from '@wordhoard/kernel';
import { distinct, unspent } from './tokens.ts';
import type { BrowseAnswer, Purchase, Refusal, View } from './types.ts';

export function checkPurchase(view: View, seat: number, answer: Purchase | BrowseAnswer): Refusal | undefined {
  if (answer.type === 'pass' || answer.type === 'browse') return undefined;
  const tokens = answer.type === 'replace' ? answer.tokens : [answer.token];
  const payable = unspent(forSeat(view.players, seat), view.topToken);
  const bad = tokens.find((token) => token === 0 || !payable.includes(token));
  if (bad !== undefined) return { code: 'token-spent', token: bad };
  if (answer.type === 'action')
    return view.actionDeck + view.actionDiscards.length > 0 ? undefined : { code: 'nothing-to-draw' };
  const { cards } = answer;
  const stranger = cards.find((card, i) => !view.hand?.letters.includes(card) || cards.indexOf(card) < i);
  if (stranger !== undefined) return { code: 'not-there', card: stranger };
  return tokens.length === cards.length && distinct(tokens) ? undefined : { code: 'wrong-count', owed: cards.length };
}
