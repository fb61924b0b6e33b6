import type { Schema } from '@wordhoard/kernel';
import type { WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { DECKS, type Deck } from './cards.ts';
import { SIZE } from './grid.ts';

/** A table's choices. */
export interface Config {
  /** [WS-1] */
  readonly deck: Deck;
  /** [WS-9] Which words are words. */
  readonly words: WordList;
  /** [WS-18] Are players shown the words they can claim? Missing means yes: tables were played so before one could choose. */
  readonly spotWords?: boolean;
}

export const config: Schema<Config> = v.strictObject({
  deck: v.picklist(DECKS),
  // No word on the sheet is longer; shorter ones do no harm.
  words: wordListSchema(SIZE),
  spotWords: v.exactOptional(v.boolean()),
});
