import { asUint32, openSections } from './format.ts';
import { endsWord, NOWHERE, WORD_END, type WordGraph, walk } from './graph.ts';
import { indexWords, NO_WORD } from './word-index.ts';

/** How well known a word is: the size of the smallest SCOWL list it is in. 10 everybody knows, 80 hardly anybody. */
export const TIERS = [10, 20, 35, 40, 50, 55, 60, 70, 80] as const;
export type Tier = (typeof TIERS)[number];

/** The dictionaries a table may choose from, each with the last tier it takes in. */
export const DICTIONARIES: { readonly wide: 80; readonly everyday: 60 } = { wide: 80, everyday: 60 };
export type Dictionary = keyof typeof DICTIONARIES;

/** Words are a–z in lower case throughout; anything else is simply no word. */
export interface Lexicon {
  /** Content hash of the artefact: a record names the lexicon it was played with. */
  readonly id: string;
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
  isOffensive(word: string): boolean;
  /** A further part of the artefact, for the module that made it. */
  section(name: string): Uint8Array | undefined;
}

export const SECTION = { nodes: 'nodes', children: 'children', tiers: 'tiers', offensive: 'offensive' } as const;

/** Lays a lexicon over the artefact's bytes, which must not change afterwards. */
export function openLexicon(bytes: ArrayBuffer | Uint8Array): Lexicon {
  const sections = openSections(bytes);
  const need = (name: string): Uint8Array => {
    const section = sections.get(name);
    if (section === undefined) throw new Error(`the lexicon has no section '${name}'`);
    return section;
  };
  const graph: WordGraph = { nodes: asUint32(need(SECTION.nodes)), children: asUint32(need(SECTION.children)) };
  const tiers = need(SECTION.tiers);
  const offensive = sections.get(SECTION.offensive);

  // Numbering the words touches the whole graph, so it waits until a number is first asked for.
  let made: ReturnType<typeof indexWords> | undefined;
  const numbering = (): ReturnType<typeof indexWords> => {
    made ??= indexWords(graph);
    return made;
  };
  const indexOf = (word: string): number => numbering().indexOf(word);
  const tierAt = (index: number): Tier | undefined =>
    index >= 0 && index < numbering().size ? TIERS[(tiers[index >>> 1]! >>> (4 * (index & 1))) & 15] : undefined;
  const tier = (word: string): Tier | undefined => tierAt(indexOf(word));

  return {
    id: sections.id,
    graph,
    get size() {
      return numbering().size;
    },
    has: (word, dictionary = 'wide') =>
      dictionary === 'wide' ? endsWord(graph, walk(graph, word)) : (tier(word) ?? Infinity) <= DICTIONARIES[dictionary],
    tier,
    indexOf,
    wordAt: (index) => numbering().wordAt(index),
    tierAt,
    words: () => wordsBelow(graph, ''),
    completions: (prefix) => wordsBelow(graph, prefix),
    isOffensive: (word) => {
      if (offensive === undefined) return false;
      const index = indexOf(word);
      return index !== NO_WORD && ((offensive[index >>> 3]! >>> (index & 7)) & 1) === 1;
    },
    section: (name) => sections.get(name),
  };
}

function* wordsBelow(graph: WordGraph, prefix: string, from: number = walk(graph, prefix)): Generator<string> {
  if (from === NOWHERE) return;
  const mask = graph.nodes[2 * from]!;
  if (mask & WORD_END) yield prefix;
  let child = graph.nodes[2 * from + 1]!;
  for (let letter = 0; letter < 26; letter++) {
    if (mask & (1 << letter))
      yield* wordsBelow(graph, prefix + String.fromCharCode(97 + letter), graph.children[child++]);
  }
}
