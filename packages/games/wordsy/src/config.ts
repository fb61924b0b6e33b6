import type { Schema, Seat } from '@wordhoard/kernel';
import type { WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { ROUNDS } from './defaults.ts';
import { SOLO_LEVELS, type SoloLevel } from './solo.ts';

/** A table's choices. The limits (and so whether there is a timer at all) belong to the table. */
export interface Config {
  /** Seven; fewer make a short game (ours). */
  readonly rounds: number;
  /** [WY-21] Only matters to a player alone. */
  readonly solo: SoloLevel;
  /** [WY-22] The seats that play with a handicap. */
  readonly handicaps: readonly Seat[];
  /** [WY-24] */
  readonly friendlySpelling: boolean;
  /** Which words are words when one is challenged. */
  readonly words: WordList;
}

export const config: Schema<Config> = v.strictObject({
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROUNDS)),
  solo: v.picklist(SOLO_LEVELS),
  handicaps: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
    v.check((seats) => new Set(seats).size === seats.length),
  ),
  friendlySpelling: v.boolean(),
  words: wordListSchema(),
});
