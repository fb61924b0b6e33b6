/** Schemas of answers, before they are checked for legality. */
import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { LETTER_IDS, type LetterId } from './cards.ts';
import type { Pass, WordCard } from './types.ts';

export const letterId: Schema<LetterId> = v.pipe(v.string(), v.regex(/^L\d\d?$/));
export const letterIds: Schema<LetterId[]> = v.pipe(v.array(letterId), v.maxLength(LETTER_IDS.length));
export const pass: Schema<Pass> = v.strictObject({ type: v.literal('pass') });
export const usedCards: Schema<WordCard[]> = v.pipe(
  v.array(v.strictObject({ card: letterId, as: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]$/))) })),
  v.maxLength(LETTER_IDS.length),
);
