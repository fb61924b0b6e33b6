/** Look-ups of the bench, each made from the same list. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Trie as KamilmielnikTrie } from '@kamilmielnik/trie';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { Trie as MnemonistTrie } from 'mnemonist';

export const PEER_NAMES = ['ours', 'JS Set', 'mnemonist Trie', '@kamilmielnik/trie'] as const;
export type PeerName = (typeof PEER_NAMES)[number];
export const TRIES: readonly PeerName[] = ['mnemonist Trie', '@kamilmielnik/trie'];

/** Counts the words among these. */
export type CountWords = (queries: readonly string[]) => number;

/**
 * Every candidate has its own loop on purpose: a shared one would keep the compiler from inlining the look-ups, which
 * costs the fastest most.
 */
export const PEERS: Readonly<Record<PeerName, (words: Iterable<string>) => CountWords>> = {
  ours: () => {
    const lexicon = openOurs();
    return (queries) => {
      let found = 0;
      for (const query of queries) if (lexicon.has(query)) found++;
      return found;
    };
  },
  'JS Set': (words) => {
    const set = new Set(words);
    return (queries) => {
      let found = 0;
      for (const query of queries) if (set.has(query)) found++;
      return found;
    };
  },
  'mnemonist Trie': (words) => {
    const trie = new MnemonistTrie<string>();
    for (const word of words) trie.add(word);
    return (queries) => {
      let found = 0;
      for (const query of queries) if (trie.has(query)) found++;
      return found;
    };
  },
  '@kamilmielnik/trie': (words) => {
    const trie = new KamilmielnikTrie();
    for (const word of words) trie.add(word);
    return (queries) => {
      let found = 0;
      for (const query of queries) if (trie.has(query)) found++;
      return found;
    };
  },
};

export const ARTEFACT: string = createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex');
export const openOurs = (): Lexicon => openLexicon(readFileSync(ARTEFACT));

/** A fresh string: no rope, no slice of another, not yet hashed, like one from a socket or a keyboard. */
export const fresh = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

export function* freshWords(): Generator<string> {
  for (const word of openOurs().words()) yield fresh(word);
}
