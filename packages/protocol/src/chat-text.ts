import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { MAX_CHAT_LENGTH } from './constants.ts';

/** Controls and marks of direction, which change how the text around them is shown; joiners of letters and emoji stay. */
const INVISIBLE = /[[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]--[\u200C\u200D]]/gv;
/** More marks on a letter than any language uses; they would cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** At least one character that can be seen. */
const VISIBLE = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v;

/** A message as it is shown: one line of visible text. Undefined for one that is empty or too long. */
function cleanText(text: string): string | undefined {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(STACKED_MARKS, '$1').trim();
  return line.length <= MAX_CHAT_LENGTH && VISIBLE.test(line) ? line : undefined;
}

/** A chat message. It is plain text: escape it before showing it. */
export const chatText: Schema<string> = v.pipe(
  v.string(),
  // Before normalisation an honest message is at most this much longer.
  v.maxLength(4 * MAX_CHAT_LENGTH),
  v.check((text) => cleanText(text) !== undefined),
  v.transform((text) => cleanText(text) ?? ''),
);
