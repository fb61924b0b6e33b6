import { PLAIN_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** What a table plays by that chooses nothing. Apart from the schema, so that a page can have the one without the other. */
export const defaults: Config = { deck: 'printed', words: PLAIN_LIST };
