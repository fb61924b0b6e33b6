import type { Schema } from '@wordhoard/kernel';
import { accepts, DICTIONARIES, type Dictionary, type Lexicon, PLAIN_LIST, type WordList } from '@wordhoard/lexicon';
import * as v from 'valibot';
import { isOnAnyManifest } from './manifests.ts';

/** What a table may choose. */
export interface Config {
  /** [WX-12] By the number of players, or so many. */
  readonly rounds: 'by-players' | 1 | 2;
  /** [WX-7] Letters of the shortest new word. */
  readonly minimum: 2 | 3;
  /** Which words are words, besides those of the manifests. */
  readonly words: WordList;
}

/** [WX-6] What is left of a robbed word may be this short, whatever the option says. */
export const SHORTEST = 2;
const MAX_WORD = 60;
const MAX_EXTRA_WORDS = 500;

const extraWords = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/), v.maxLength(MAX_WORD))),
  v.maxLength(MAX_EXTRA_WORDS),
);
const dictionaries = Object.keys(DICTIONARIES) as Dictionary[]; // Object.keys forgets which keys

export const config: Schema<Config> = v.strictObject({
  rounds: v.picklist(['by-players', 1, 2]),
  minimum: v.picklist([2, 3]),
  words: v.strictObject({
    dictionary: v.picklist(dictionaries),
    familyFriendly: v.boolean(),
    allowed: extraWords,
    banned: extraWords,
  }),
});

export const defaults: Config = { rounds: 'by-players', minimum: 2, words: PLAIN_LIST };

/** [WX-12] */
export const roundsFor = ({ rounds }: Config, players: number): number =>
  rounds === 'by-players' ? (players < 4 ? 1 : 2) : rounds;

/** What words are judged by. */
export interface Judge {
  readonly env: Lexicon;
  readonly config: Config;
}

/** [WX-7] */
export const isWord = ({ env, config: { words } }: Judge, word: string): boolean =>
  isOnAnyManifest(word) || accepts(env, words, word);
