import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { MAX_NAME_LENGTH } from './names.ts';

/**
 * An emoji with all the invisible joints a family or a flag has. Not `RGI_Emoji`, which says the same and takes 75 ms to
 * be got ready.
 */
const EMOJI_PART = '(?!\\p{Cn})\\p{Extended_Pictographic}[\\u{FE0F}\\p{Emoji_Modifier}]?';
const FLAG = '\\p{Regional_Indicator}{2}|\\u{1F3F4}\\u{E0067}\\u{E0062}[\\u{E0061}-\\u{E007A}]{3}\\u{E007F}';
const EMOJI = new RegExp(`${FLAG}|${EMOJI_PART}(?:\\u{200D}${EMOJI_PART})*`, 'gu');
/** Replaces each emoji while the rest is checked. */
const PLACEHOLDER = '★';
/** Visible characters with at most three marks each, and single spaces between. */
const VISIBLE_NAME = /^(?:[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]\p{M}{0,3} ?)+$/v;

/** Normalises a name; undefined if it is empty, too long or has invisible characters. */
function cleanName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  return name.length <= MAX_NAME_LENGTH && VISIBLE_NAME.test(name.replace(EMOJI, PLACEHOLDER)) ? name : undefined;
}

/** A player's name, which strangers will see: short and visible. */
export const playerName: Schema<string> = v.pipe(
  v.string(),
  // Before normalisation an honest name is at most this much longer.
  v.maxLength(4 * MAX_NAME_LENGTH),
  v.check((text) => cleanName(text) !== undefined),
  v.transform((text) => cleanName(text) ?? ''),
);
