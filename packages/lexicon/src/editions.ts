import type { Dictionary } from './lexicon.ts';

/** Names of the dictionaries, in every language. */
export const DICTIONARY_NAMES: Readonly<Record<Dictionary, string>> = {
  wide: 'Wordhoard Wide',
  everyday: 'Wordhoard Everyday',
};

/** One edition of the dictionaries: which words they have, so that players can learn them and name them. */
export interface Edition {
  readonly edition: number;
  /** The release of Wordhoard that brings it. Until that release is out, its words may still change. */
  readonly release: string;
  /** When its words were last changed: YYYY-MM-DD. */
  readonly date: string;
  /** Number of words in each dictionary. */
  readonly words: Readonly<Record<Dictionary, number>>;
  /** A hash of both dictionaries and of which words are coarse (`contentOf` in scripts/edition-check.ts). */
  readonly content: string;
  /** Artefacts with these words: several if only families or tiers were recompiled. */
  readonly ids: readonly string[];
}

/** Oldest first. A test compares the last one with the artefact, and says what to write here when they differ. */
export const EDITIONS: readonly [Edition, ...Edition[]] = [
  {
    edition: 1,
    release: '0.2.0',
    date: '2026-11-17',
    words: { wide: 254701, everyday: 81888 },
    content: 'fc48db64e5c4cc78',
    ids: ['1ef58d40e0a33bae'],
  },
  {
    edition: 2,
    release: '0.3.0',
    date: '2026-11-18',
    words: { wide: 255768, everyday: 86077 },
    content: '27f6466643bde1bd',
    ids: ['795bc2befc95d61f'],
  },
];

/** The edition this version of Wordhoard plays with. */
export const THIS_EDITION: Edition = EDITIONS.at(-1) ?? EDITIONS[0];

/** Which edition a record or a table was begun with, by its lexicon's id; undefined for one that was never released. */
export const editionOf = (id: string): Edition | undefined => EDITIONS.find(({ ids }) => ids.includes(id));
