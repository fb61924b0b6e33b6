export { basesOf, clash, clashing, isInflection, sameFamily } from './families/index.ts';
export * from './graph.ts';
export { buildGraph, buildingGraph } from './graph-builder.ts';
export { anagrams, type BadLetters, type Bag, parseBag, type Spelling, subWords } from './letters/bag.ts';
export { type BestOptions, type BestWord, bestByLetters, creditOf } from './letters/best.ts';
export { rankingLetters } from './letters/ranked.ts';
export { runTogether } from './letters/run-together.ts';
export { type Suggestion, type SuggestionOptions, suggestions } from './letters/suggestions.ts';
export type { Credits } from './letters/words-by-bound.ts';
export { COMMON_TIER, DICTIONARIES, type Dictionary, type Lexicon, openLexicon, TIERS, type Tier } from './lexicon.ts';
export { LUCKS, wordLot } from './lot.ts';
export { type AutomatonOptions, type AutomatonStats, PatternAutomaton } from './patterns/automaton.ts';
export { firstMatch, type MatchOptions, matches } from './patterns/matches.ts';
export {
  makePattern,
  type ParsedPattern,
  type Pattern,
  type PatternRefusal,
  parsePattern,
  STAR,
} from './patterns/pattern.ts';
export { rankingGraph } from './patterns/ranked-graph.ts';
export { fits } from './patterns/search.ts';
export { type Cursor, NO_CURSOR, type Walk } from './patterns/walk.ts';
export { explainRejection, type Rejection } from './reasons/explain.ts';
export { openReasons, type Reasons } from './reasons/reasons.ts';
export { accepts, PLAIN_LIST, type WordList, type WordsInForce } from './word-list.ts';
