import type { Schema } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, type WordList } from '@wordhoard/lexicon';
import { wordListSchema } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { isOnAnyManifest } from './manifests.ts';

/** A table's choices. */
export interface Config {
  /** [WX-12] By the number of players, or so many. */
  readonly rounds: 'by-players' | 1 | 2;
  /** [WX-7] Letters of the shortest new word. */
  readonly minimum: 2 | 3;
  /** [WX-11] Ours: each printed entry of a manifest pays one copy only. */
  readonly once: boolean;
  /** [WX-4] Ours: of what is drawn to replenish a hand, only the card that lay open is named. */
  readonly unseen: boolean;
  /** Which words are words, besides those of the manifests. */
  readonly words: WordList;
}

/** [WX-6] What is left of a robbed word may be this short, whatever the option says. */
export const SHORTEST = 2;

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

/** The dictionary and options that words are judged by. */
export interface Judge {
  readonly env: Lexicon;
  readonly config: Config;
}

/** [WX-7] */
export const isWord = ({ env, config: { words } }: Judge, word: string): boolean =>
  isOnAnyManifest(word) || isAccepted(env, words, word);
