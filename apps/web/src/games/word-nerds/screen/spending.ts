import { checkPurchase, type Purchase } from '@wordhoard/word-nerds';
import { type Button, PASS } from '../ask/button.ts';
import type { Own } from '../ask/use-desk.ts';
import { wordNerds } from '../strings/play.ts';

const { act } = wordNerds;

/** [WN-6] */
export function bidding({ desk }: Own): readonly Button[] {
  const token = desk.tokens[0] ?? null;
  return [{ label: act.bid(token), primary: true, disabled: token === null, answer: { token: token ?? 0 } }];
}

/** [WN-20] */
export function buying({ situation: { view }, seat, desk: { letters, tokens } }: Own): readonly Button[] {
  const replace: Purchase = { type: 'replace', cards: [...letters], tokens: [...tokens] };
  const buy: Purchase = { type: 'action', token: tokens[0] ?? 0 };
  const oneOnly = tokens.length === 1 && letters.length === 0;
  return [
    PASS,
    {
      label: act.replace(letters.length),
      disabled: letters.length === 0 || Boolean(checkPurchase(view, seat, replace)),
      answer: replace,
    },
    { label: act.buy, disabled: !oneOnly || Boolean(checkPurchase(view, seat, buy)), answer: buy },
  ];
}
