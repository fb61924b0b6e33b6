import { type Button, PASS } from '../ask/button.ts';
import type { Own } from '../ask/use-desk.ts';
import { wordNerds } from '../strings/play.ts';
import { onDesk } from './on-desk.ts';

/** [WN-11] */
export function declaring(own: Own): readonly Button[] {
  const { laying, text, worth, whyNot } = onDesk(own);
  const label = wordNerds.act.declare(text, worth.total);
  return [PASS, { label, primary: true, disabled: Boolean(whyNot), answer: { type: 'word', ...laying } }];
}
