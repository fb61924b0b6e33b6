import type { Schema } from '@wordhoard/kernel';
import type { WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';

/** A table's choices. The limits belong to the table. */
export interface Config {
  /** [WN-21] Reaching it when scores are updated ends the game. */
  readonly winningScore: number;
  /** [WN-21] The turn whose scores decide, if no player has won before; null for none. */
  readonly lastTurn: number | null;
  /** Which words are words when one is challenged. */
  readonly words: WordList;
}

const whole = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const config: Schema<Config> = v.strictObject({
  winningScore: whole(10, 500),
  lastTurn: v.nullable(whole(1, 200)),
  words: wordListSchema(),
});
