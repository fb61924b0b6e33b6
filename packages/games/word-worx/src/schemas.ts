import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type CardId, DECK, findFace } from './cards.ts';

export const cardIdSchema: Schema<CardId> = v.pipe(
  v.string(),
  v.check((id) => findFace(id) !== undefined),
);

/** A run of cards: not empty, and not longer than the deck. */
export const runSchema: Schema<CardId[]> = v.pipe(v.array(cardIdSchema), v.minLength(1), v.maxLength(DECK.length));

/** All open words of a player: at most as many as the deck has cards. */
export const runsSchema: Schema<CardId[][]> = v.pipe(v.array(runSchema), v.maxLength(DECK.length));

export const wholeNumber = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** An index in a list of words. */
export const placeSchema: Schema<number> = wholeNumber(0, DECK.length - 1);

/** The id of a word, with more numbers than any match needs. */
export const wordIdSchema: Schema<number> = wholeNumber(1, 99_999);
