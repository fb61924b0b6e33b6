import type { Schema, Seat } from '@wordhoard/kernel';
import type { WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { PRINTED } from './components.ts';
import { SOLO_LEVELS, type SoloLevel } from './solo.ts';
import { variant, type WordsyVariant } from './variant.ts';

/** The options of a table. Whether there is a timer is one of the table's limits. */
export interface Config {
  /** Seven; fewer make a short game (ours). The rounds of a variant replace them: `roundsOf`. */
  readonly rounds: number;
  /** [WY-21] Used only with a single player. */
  readonly solo: SoloLevel;
  /** [WY-22] The seats that play with a handicap. */
  readonly handicaps: readonly Seat[];
  /** [WY-24] */
  readonly friendlySpelling: boolean;
  /** Decides which words are valid when they are challenged. */
  readonly words: WordList;
  /** [WY-26] Without it, the printed game. */
  readonly variant?: WordsyVariant;
}

export const config: Schema<Config> = v.strictObject({
  rounds: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(PRINTED.rounds),
    v.title('Rounds'),
    v.description('Number of rounds. The rounds of a variant replace them; set those for more than seven.'),
  ),
  solo: v.pipe(
    v.picklist(SOLO_LEVELS),
    v.title('Level'),
    v.description('How many points win a game of one player; brutal has no middle spot for the timer.'),
  ),
  handicaps: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
    v.check((seats) => new Set(seats).size === seats.length, 'Name each seat only once.'),
    v.title('Handicaps'),
    v.description('Seats that play with a handicap; 0 is the first seat.'),
  ),
  friendlySpelling: v.pipe(
    v.boolean(),
    v.title('Friendly spelling'),
    v.description('A challenged word that is only misspelt may be corrected once.'),
  ),
  words: wordListSchema(),
  variant: v.exactOptional(variant.schema),
});
