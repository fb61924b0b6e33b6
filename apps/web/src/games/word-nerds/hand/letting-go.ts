import type { Button } from '../ask/button.ts';
import { owedLetters } from '../ask/owed.ts';
import type { Own } from '../ask/use-desk.ts';
import { wordNerds } from '../strings/play.ts';

const { act } = wordNerds;

/** [WN-19] */
export function keeping({ situation: { view } }: Own): readonly Button[] {
  const left = view.hand?.letters.length ?? 0;
  // Two letters for none are no hard choice.
  return [
    { label: act.keep(left), go: left > 0, answer: { redraw: false } },
    { label: act.redraw(left), go: left === 0, answer: { redraw: true } },
  ];
}

/** [WN-4] Down to ten, or one by DROP LETTER. */
export function discarding({ situation, desk: { letters } }: Own): readonly Button[] {
  const owed = owedLetters(situation);
  const answer = situation.step?.type === 'drop' ? { card: letters[0] ?? null } : { cards: letters };
  return [{ label: act.discard(letters.length, owed), go: true, off: letters.length !== owed, answer }];
}
