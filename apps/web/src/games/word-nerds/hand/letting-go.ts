import type { Button } from '../ask/button.ts';
import { owedLetters, owedTokens } from '../ask/owed.ts';
import type { Own } from '../ask/use-desk.ts';
import { wordNerds } from '../strings/play.ts';

const { act } = wordNerds;

/** [WN-18] [WN-19] */
export function keeping({ situation, desk: { tokens } }: Own): readonly Button[] {
  const left = situation.view.hand?.letters.length ?? 0;
  const off = tokens.length !== owedTokens(situation);
  // Two letters for none are no hard choice.
  return [
    { label: act.keep(left), primary: left > 0, disabled: off, answer: { redraw: false, tokens } },
    { label: act.redraw(left), primary: left === 0, disabled: off, answer: { redraw: true, tokens } },
  ];
}

/** [WN-4] Down to ten, or one by DROP LETTER. */
export function discarding({ situation, desk: { letters } }: Own): readonly Button[] {
  const owed = owedLetters(situation);
  const answer = situation.step?.type === 'drop' ? { card: letters[0] ?? null } : { cards: letters };
  return [{ label: act.discard(letters.length, owed), primary: true, disabled: letters.length !== owed, answer }];
}
