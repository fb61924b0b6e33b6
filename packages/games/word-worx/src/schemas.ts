import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type CardId, DECK, faceIf } from './cards.ts';

export const cardId: Schema<CardId> = v.pipe(
  v.string(),
  v.check((id) => faceIf(id) !== undefined),
);

/** A run of cards; never empty, never longer than the deck. */
export const run: Schema<CardId[]> = v.pipe(v.array(cardId), v.minLength(1), v.maxLength(DECK.length));

/** All open words of a player; more than the deck has cards there cannot be. */
export const runs: Schema<CardId[][]> = v.pipe(v.array(run), v.maxLength(DECK.length));

export const whole = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A place among some words. */
export const place: Schema<number> = whole(0, DECK.length - 1);

/** The name of a word: more than any match will ever need. */
export const wordId: Schema<number> = whole(1, 99_999);
