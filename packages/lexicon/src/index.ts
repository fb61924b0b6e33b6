export { basesOf, clash, isInflection, sameFamily } from './families/index.ts';
export * from './graph.ts';
export { buildGraph } from './graph-builder.ts';
export { anagrams, type BadLetters, type Bag, parseBag, type Spelling, subWords } from './letters/bag.ts';
export { type BestOptions, type BestWord, bestByLetters, type Credits, creditOf } from './letters/best.ts';
export { type Suggestion, type SuggestionOptions, suggestions } from './letters/suggestions.ts';
export { DICTIONARIES, type Dictionary, type Lexicon, openLexicon, TIERS, type Tier } from './lexicon.ts';
export { type AutomatonStats, PatternAutomaton } from './patterns/automaton.ts';
export { firstMatch, type MatchOptions, matches } from './patterns/matches.ts';
export {
  makePattern,
  type ParsedPattern,
  type Pattern,
  type PatternRefusal,
  parsePattern,
  STAR,
} from './patterns/pattern.ts';
export { fits } from './patterns/search.ts';
export { accepts, PLAIN_LIST, type WordList } from './word-list.ts';
