import type { Schema } from '@wordhoard/kernel';
import type { WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { DECKS, type Deck } from './cards.ts';
import { SIZE } from './grid.ts';
import { variantSchema, type WordsmithVariant } from './variant.ts';

/** The options of a table. */
export interface Config {
  /** [WS-1] */
  readonly deck: Deck;
  /** [WS-9] Decides which words are valid. */
  readonly words: WordList;
  /** [WS-18] Whether players are shown the words they can claim. Yes if missing, as before this option existed. */
  readonly spotWords?: boolean;
  /** [WS-19] What differs from the printed game. */
  readonly variant?: WordsmithVariant;
}

export const config: Schema<Config> = v.strictObject({
  deck: v.pipe(
    v.picklist(DECKS),
    v.title('Deck'),
    v.description(
      'printed: the cards of the printed game, with a single I and no Y. balanced: with six Is and a Y, to make more words.',
    ),
  ),
  // No word on the sheet is longer.
  words: wordListSchema(SIZE),
  spotWords: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.title('Spotted words'),
      v.description('Shows players the words that they can claim. If you don’t set it, they are shown.'),
    ),
  ),
  variant: v.exactOptional(variantSchema),
});
