/** [WN-20] Checks a purchase. In a file of its own, so that a page can load it without the rules. */
import { forSeat } from '@wordhoard/kernel';
import { areDistinct, unspentTokens } from './tokens.ts';
import type { BrowseAnswer, Purchase, Refusal, View } from './types.ts';

export function checkPurchase(view: View, seat: number, answer: Purchase | BrowseAnswer): Refusal | undefined {
  if (answer.type === 'pass' || answer.type === 'browse') return undefined;
  const tokens = answer.type === 'replace' ? answer.tokens : [answer.token];
  const payable = unspentTokens(forSeat(view.players, seat), view.topToken);
  const bad = tokens.find((token) => token === 0 || !payable.includes(token));
  if (bad !== undefined) return { code: 'token-spent', token: bad };
  if (answer.type === 'action')
    return view.actionDeck + view.actionDiscards.length > 0 ? undefined : { code: 'nothing-to-draw' };
  const { cards } = answer;
  const invalid = cards.find((card, i) => !view.hand?.letters.includes(card) || cards.indexOf(card) < i);
  if (invalid !== undefined) return { code: 'not-there', card: invalid };
  return tokens.length === cards.length && areDistinct(tokens)
    ? undefined
    : { code: 'wrong-count', owed: cards.length };
}
