import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { MAX_PRICE } from './bounds.ts';
import { SQUARES, type Square } from './grid.ts';

/** [WS-8] One step of a turn. */
export type TurnStep =
  /** `price` says where the letter comes from: a card of that price, or the alphabet for its own [WS-6]. */
  | { readonly type: 'write'; readonly letter: string; readonly at: Square; readonly price: number }
  /** The word read from one square to the other [WS-9]. */
  | { readonly type: 'claim'; readonly from: Square; readonly to: Square }
  /** [WS-13] Any letter on a vacant square. */
  | { readonly type: 'goblet'; readonly letter: string; readonly at: Square }
  /** [WS-13] Any square is circled, written or not. */
  | { readonly type: 'sword'; readonly at: Square };

/** [WS-8] A whole turn, as a player confirms it. */
export interface TurnAnswer {
  readonly steps: readonly TurnStep[];
  /** [WS-5] Not confirmed, but played if time runs out. */
  readonly draft?: true;
}

/** More than any sensible turn has: 2 letters, 5 goblets, 4 swords, and the words through their squares. */
const MAX_STEPS = 200;

const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SQUARES - 1));
const letter = v.pipe(v.string(), v.regex(/^[a-z]$/));
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PRICE));

export const turnSchema: Schema<TurnAnswer> = v.strictObject({
  steps: v.pipe(
    v.array(
      v.variant('type', [
        v.strictObject({ type: v.literal('write'), letter, at: square, price }),
        v.strictObject({ type: v.literal('claim'), from: square, to: square }),
        v.strictObject({ type: v.literal('goblet'), letter, at: square }),
        v.strictObject({ type: v.literal('sword'), at: square }),
      ]),
    ),
    v.maxLength(MAX_STEPS),
  ),
  draft: v.exactOptional(v.literal(true)),
});
