export * from './graph.ts';
export { DICTIONARIES, type Dictionary, type Lexicon, openLexicon, TIERS, type Tier } from './lexicon.ts';
