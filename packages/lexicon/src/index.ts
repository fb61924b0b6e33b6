export { basesOf, clashingWord, isInflection, isSameFamily, makeClashTest } from './families/index.ts';
export * from './graph.ts';
export { buildGraph, buildGraphInSlices } from './graph-builder.ts';
export { anagrams, type BadLetters, type Bag, parseBag, type Spelling, subWords } from './letters/bag.ts';
export { type BestOptions, type BestWord, bestByLetters, creditOf } from './letters/best.ts';
export { rankLettersInSlices } from './letters/ranked.ts';
export { splitRunTogether } from './letters/run-together.ts';
export { nearestWords, type Suggestion, type SuggestionOptions } from './letters/suggestions.ts';
export type { Credits } from './letters/words-by-bound.ts';
export { COMMON_TIER, DICTIONARIES, type Dictionary, type Lexicon, openLexicon, TIERS, type Tier } from './lexicon.ts';
export { type AutomatonOptions, type AutomatonStats, PatternAutomaton } from './patterns/automaton.ts';
export { findMatches, firstMatch, type MatchOptions } from './patterns/matches.ts';
export {
  makePattern,
  type ParsedPattern,
  type Pattern,
  type PatternRefusal,
  parsePattern,
  STAR,
} from './patterns/pattern.ts';
export { rankGraphInSlices } from './patterns/ranked-graph.ts';
export { hasMatch } from './patterns/search.ts';
export { type Cursor, NO_CURSOR, type Walk } from './patterns/walk.ts';
export { explainRejection, type Rejection } from './reasons/explain.ts';
export { openReasons, type Reasons } from './reasons/reasons.ts';
export { spread, spreadWords } from './spread-words.ts';
export { LUCK_COUNT, wordChance } from './word-chance.ts';
export { DEFAULT_WORD_LIST, isAccepted, type WordList, type WordsInForce } from './word-list.ts';
