/** Schemas of answers. The rules check afterwards whether an answer is legal. */
import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type LetterId, MAX_LETTERS } from './cards.ts';
import type { Pass, WordCard } from './types.ts';

export const letterIdSchema: Schema<LetterId> = v.pipe(v.string(), v.regex(/^L\d{1,3}$/));
export const letterIdsSchema: Schema<LetterId[]> = v.pipe(v.array(letterIdSchema), v.maxLength(MAX_LETTERS));
export const passSchema: Schema<Pass> = v.strictObject({ type: v.literal('pass') });
export const wordCardsSchema: Schema<WordCard[]> = v.pipe(
  v.array(v.strictObject({ card: letterIdSchema, as: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]$/))) })),
  v.maxLength(MAX_LETTERS),
);
