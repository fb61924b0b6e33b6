import type { Schema } from '@wordhoard/kernel';
import type { WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { variant, type WordNerdsVariant } from './variant.ts';

/** The options of a table. */
export interface Config {
  /** [WN-21] The game ends when a player has this score after scoring. */
  readonly winningScore: number;
  /** [WN-21] The game ends after this turn at the latest; null for no limit. */
  readonly lastTurn: number | null;
  /** Decides which words are valid when they are challenged. */
  readonly words: WordList;
  /** [WN-23] Changes to the game's cards and numbers. */
  readonly variant?: WordNerdsVariant;
}

const wholeNumber = (min: number, max: number, title: string, description: string): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.title(title), v.description(description));

export const config: Schema<Config> = v.strictObject({
  winningScore: wholeNumber(
    10,
    500,
    'Winning score',
    'The game ends when a player has this many points after scoring.',
  ),
  lastTurn: v.nullable(
    wholeNumber(1, 200, 'Last turn', 'The game ends after this turn at the latest; null for no last turn.'),
  ),
  words: wordListSchema(),
  variant: v.exactOptional(variant.schema),
});
