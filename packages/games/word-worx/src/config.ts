import type { Schema } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, type WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { isOnAnyManifest } from './manifests.ts';

/** The options of a table. */
export interface Config {
  /** [WX-12] A fixed number, or depending on the number of players. */
  readonly rounds: 'by-players' | 1 | 2;
  /** [WX-7] Minimum number of letters of a new word. */
  readonly minimum: 2 | 3;
  /** [WX-11] Ours: each entry of a manifest pays for only one copy of its word. */
  readonly once: boolean;
  /** [WX-4] Ours: of the cards drawn to replenish a hand, only the one that was face up is shown to others. */
  readonly unseen: boolean;
  /** Decides which words are valid, besides those of the manifests. */
  readonly words: WordList;
}

/** [WX-6] Minimum number of letters left of a word that lost a card, whatever the option says. */
export const SHORTEST_WORD = 2;

export const config: Schema<Config> = v.strictObject({
  rounds: v.picklist(['by-players', 1, 2]),
  minimum: v.picklist([2, 3]),
  once: v.boolean(),
  unseen: v.boolean(),
  words: wordListSchema(),
});

/** [WX-12] */
export const roundsFor = ({ rounds }: Config, players: number): number =>
  rounds === 'by-players' ? (players < 4 ? 1 : 2) : rounds;

/** The dictionary and options by which words are checked. */
export interface WordRules {
  readonly env: Lexicon;
  readonly config: Config;
}

/** [WX-7] */
export const isWord = ({ env, config: { words } }: WordRules, word: string): boolean =>
  isOnAnyManifest(word) || isAccepted(env, words, word);
