import type { LinkKind } from './links.ts';

export const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective', 'adverb'] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** The parts of WordNet that families need. Only lower-case lemmas of one word count: `IT` is not a noun `it`. */
export interface WordNet {
  is(word: string, part: PartOfSpeech): boolean;
  /** Occurrences of the word as that part of speech in WordNet's tagged texts; 0 for the great majority. */
  count(word: string, part: PartOfSpeech): number;
  /** The adjectives an adverb is made from, by WordNet's own pointers. */
  adjectivesOf(adverb: string): readonly string[];
  /** True if a sense of this noun is marked as derived from a sense of this verb. */
  isDerived(noun: string, verb: string): boolean;
  /** True if two nouns share a meaning: bacteria, bacterium. */
  areSynonyms(a: string, b: string): boolean;
  /** Form → bases, out of the lists of exceptions. */
  readonly plurals: ReadonlyMap<string, readonly string[]>;
  readonly tenses: ReadonlyMap<string, readonly string[]>;
}

/** A judgement by hand: `word` comes from `base` in that way, or (`none`) in no way. */
export interface Override {
  readonly word: string;
  readonly base: string;
  readonly kind: LinkKind | 'none';
}

/** All that the families are compiled from, besides the words. */
export interface FamilySources {
  readonly wordNet: WordNet;
  /** Pronouns, prepositions and the like: no tense, no adverb, and nothing's inflection. */
  readonly functionWords: ReadonlySet<string>;
  readonly overrides: readonly Override[];
}
