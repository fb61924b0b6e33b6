import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { MAX_CARDS } from './bounds.ts';
import type { CardId } from './cards.ts';

/** The rules check whether there is such a card, which depends on the variant. */
export const cardIdSchema: Schema<CardId> = v.pipe(v.string(), v.regex(/^C(?:0|[1-9]\d{0,2})$/));

/** A run of cards: not empty, and not longer than any deck. */
export const runSchema: Schema<CardId[]> = v.pipe(v.array(cardIdSchema), v.minLength(1), v.maxLength(MAX_CARDS));

/** All open words of a player: at most as many as a deck has cards. */
export const runsSchema: Schema<CardId[][]> = v.pipe(v.array(runSchema), v.maxLength(MAX_CARDS));

export const wholeNumber = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** An index in a list of words. */
export const placeSchema: Schema<number> = wholeNumber(0, MAX_CARDS - 1);

/** The id of a word, with more numbers than any match needs. */
export const wordIdSchema: Schema<number> = wholeNumber(1, 99_999);
