import { ROOT, WORD_END, type WordGraph } from '../graph.ts';
import type { Lexicon } from '../lexicon.ts';

/** Letters in hand, each to be used at most once. */
export interface Bag {
  /** Number of each letter, starting with a. */
  readonly counts: readonly number[];
  /** Number of wild letters, which stand for any letter. */
  readonly wild: number;
}

export type BadLetters = { readonly code: 'bad-letters'; readonly found: string };

/** A word made from a bag, and the letters its wildcards stand for, in the order of the alphabet. */
export interface Spelling {
  readonly word: string;
  readonly wild: string;
}

/** Letters in either case; `?` is a wildcard. */
export function parseBag(text: string): Bag | BadLetters {
  const bad = /[^a-z?]/i.exec(text);
  if (bad) return { code: 'bad-letters', found: bad[0] };
  const counts = new Array<number>(26).fill(0);
  let wild = 0;
  for (const letter of text.toLowerCase()) {
    if (letter === '?') wild++;
    else counts[letter.charCodeAt(0) - 97]!++;
  }
  return { counts, wild };
}

/** Every word that uses the whole bag, alphabetically. */
export function anagrams(lexicon: Lexicon, bag: Bag): Spelling[] {
  const size = bag.counts.reduce((sum, count) => sum + count, bag.wild);
  return spell(lexicon.graph, bag, size);
}

/** Every word that can be made from some of the bag, alphabetically. */
export const subWords = (lexicon: Lexicon, bag: Bag): Spelling[] => spell(lexicon.graph, bag, 0);

/**
 * Walks the graph with what is left of the bag. A wildcard is spent only on a letter the bag has no more of, so each
 * word is found once, with as few wildcards as it needs.
 */
function spell({ nodes, children }: WordGraph, bag: Bag, shortest: number): Spelling[] {
  const found: Spelling[] = [];
  const left = [...bag.counts];
  let wild = bag.wild;
  const wilds: string[] = [];
  const visit = (node: number, word: string): void => {
    const mask = nodes[2 * node]!;
    if (mask & WORD_END && word.length >= shortest) found.push({ word, wild: wilds.toSorted().join('') });
    let edge = nodes[2 * node + 1]!;
    for (let letter = 0; mask >>> letter !== 0 && letter < 26; letter++) {
      if (((mask >>> letter) & 1) === 0) continue;
      const child = children[edge++]!;
      const spelt = String.fromCharCode(97 + letter);
      if (left[letter]! > 0) {
        left[letter]!--;
        visit(child, word + spelt);
        left[letter]!++;
      } else if (wild > 0) {
        wild--;
        wilds.push(spelt);
        visit(child, word + spelt);
        wilds.pop();
        wild++;
      }
    }
  };
  visit(ROOT, '');
  return found;
}
