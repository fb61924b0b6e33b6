import { hasWord, unpackGraph } from './cells.ts';
import { asUint32, openSections } from './format.ts';
import { NO_NODE, WORD_END, type WordGraph, walk } from './graph.ts';
import { numberWords, type WordIndex } from './word-index.ts';

/**
 * Frequency tiers: the size of the smallest SCOWL list with the word. Every reader knows words of tier 10; hardly any
 * knows those of tier 80.
 */
export const TIERS = [10, 20, 35, 40, 50, 55, 60, 70, 80] as const;
/** Words up to this tier are common: what a judge expects of a player, as against what the dictionary holds. */
export const COMMON_TIER = 35;
export type Tier = (typeof TIERS)[number];

/** The dictionaries a table may choose from, each with the last tier it takes in. */
export const DICTIONARIES: { readonly wide: 80; readonly everyday: 60 } = { wide: 80, everyday: 60 };
export type Dictionary = keyof typeof DICTIONARIES;

/** Words are a–z in lower case throughout; anything else is simply no word. */
export interface Lexicon {
  /** Content hash of the artefact: a record names the lexicon it was played with. */
  readonly id: string;
  /** For searches; made when first asked for. */
  readonly graph: WordGraph;
  readonly size: number;
  has(word: string, dictionary?: Dictionary): boolean;
  tier(word: string): Tier | undefined;
  /** The word's place in alphabetical order, from 0; −1 if it is no word. */
  indexOf(word: string): number;
  wordAt(index: number): string | undefined;
  tierAt(index: number): Tier | undefined;
  /** Every word in alphabetical order. */
  words(): Iterable<string>;
  /** Every word that starts with the prefix, in alphabetical order; the prefix itself first if it is one. */
  completions(prefix: string): Iterable<string>;
  /** On the list of words that bots and suggestions never use, and that a table may ban. */
  isOffensive(word: string): boolean;
  /** A further part of the artefact, for the module that made it. */
  section(name: string): Uint8Array | undefined;
}

/** The sections this module reads; others belong to the modules that write them. */
export const SECTION = { cells: 'cells', tiers: 'tiers', offensive: 'offensive' } as const;

/** Lays a lexicon over the artefact's bytes, which must not change afterwards. Copies and parses nothing. */
export function openLexicon(bytes: ArrayBuffer | Uint8Array): Lexicon {
  const sections = openSections(bytes);
  const need = (name: string): Uint8Array => {
    const section = sections.get(name);
    if (section === undefined) throw new Error(`the lexicon has no section '${name}'`);
    return section;
  };
  const cells = asUint32(need(SECTION.cells));
  const tiers = need(SECTION.tiers);
  const offensive = need(SECTION.offensive);

  // Both touch every edge (a few milliseconds), and a page that only looks words up needs neither.
  let graph: WordGraph | undefined;
  let numbering: WordIndex | undefined;
  const wordIndex = (): WordIndex => {
    numbering ??= numberWords(cells);
    return numbering;
  };
  const indexOf = (word: string): number => wordIndex().indexOf(word);
  const tierAt = (index: number): Tier | undefined =>
    Number.isInteger(index) && index >= 0 && index < wordIndex().size
      ? TIERS[(tiers[index >>> 1]! >>> (4 * (index & 1))) & 15]
      : undefined;

  const lexicon: Lexicon = {
    id: sections.id,
    get graph() {
      graph ??= unpackGraph(cells);
      return graph;
    },
    get size() {
      return wordIndex().size;
    },
    has: (word, dictionary = 'wide') =>
      dictionary === 'wide' ? hasWord(cells, word) : (tierAt(indexOf(word)) ?? Infinity) <= DICTIONARIES[dictionary],
    tier: (word) => tierAt(indexOf(word)),
    indexOf,
    wordAt: (index) => wordIndex().wordAt(index),
    tierAt,
    words: () => wordsBelow(lexicon.graph, ''),
    completions: (prefix) => wordsBelow(lexicon.graph, prefix),
    isOffensive: (word) => {
      const index = indexOf(word);
      return index >= 0 && ((offensive[index >>> 3]! >>> (index & 7)) & 1) === 1;
    },
    section: (name) => sections.get(name),
  };
  return lexicon;
}

function* wordsBelow(graph: WordGraph, prefix: string): Generator<string> {
  const start = walk(graph, prefix);
  if (start === NO_NODE) return;
  const { nodes, children } = graph;
  // One entry a letter of the current word: the spelling so far, the edges still to take, the next of them.
  const path = [{ text: prefix, rest: nodes[2 * start]!, edge: nodes[2 * start + 1]! }];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    if (top.rest & WORD_END) {
      top.rest &= ~WORD_END;
      yield top.text;
    }
    if (top.rest === 0) {
      path.pop();
      continue;
    }
    const letter = 31 - Math.clz32(top.rest & -top.rest);
    top.rest &= top.rest - 1;
    const child = children[top.edge++]!;
    const text = top.text + String.fromCharCode(97 + letter);
    path.push({ text, rest: nodes[2 * child]!, edge: nodes[2 * child + 1]! });
  }
}
