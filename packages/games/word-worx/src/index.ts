import type { GamePackage } from '@wordhoard/kernel';
import { bot } from './bot/bot.ts';
import { championBase } from './bot/champion-base.ts';
import { searchNotes } from './bot/search-notes.ts';
import { isWord } from './config.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { coachNotes } from './judge/coach-notes.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { LIMIT_NOTES } from './limits.ts';
import { listMoves } from './list-moves.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { WordWorx } from './types.ts';
import { variant } from './variant.ts';

export type { ArrangedWords, ArrangementRefusal, WordRefusal, Workbench } from './arrangement.ts';
export { checkArrangement, checkWord, lockPlaces, requiredCards, workbenchOf } from './arrangement.ts';
export type { CardDeck, CardFace, CardId, CardRow } from './cards.ts';
export { type Components, componentsOf, PRINTED, type TableVariant } from './components.ts';
export { type Config, isWord, type WordRules } from './config.ts';
export { defaults } from './defaults.ts';
export type { WordWorxFact } from './judge/coach-notes.ts';
export { LIMITS } from './limits.ts';
export { bonusSet, INDICATORS, type IndicatorId, type ManifestId, manifestNumber } from './manifests.ts';
export { type CardNotationFault, Dealer, formatFaces, formatRun, parseFaces, parseRun } from './notation.ts';
export { type Position, type PositionPlayer, positionOf, type WordWorxPositionFault } from './position.ts';
export { pointsByWord, type RoundSheet, type ScoreLine, scoreRound, type WordPoints } from './scoring.ts';
export {
  type Arrangement,
  bestArrangement,
  type PlayerCards,
  playerCardsOf,
  type SearchOptions,
  vocabularyOf,
} from './search/best-arrangement.ts';
export { type BestTurn, bestTurn, type TurnOptions } from './search/best-turn.ts';
export { type LastBuild, searchLastBuild } from './search/last-build.ts';
export { type Progress, progressOf } from './search/progress.ts';
export { findStealableCards, type StealableCard } from './search/thefts.ts';
export { findAnagrams, spellings } from './spelling.ts';
export { checkTheft, type Theft, type TheftRefusal } from './theft.ts';
export type { Event, OpenWord, PlayerView, Refusal, TimedOut, View, WordWorx } from './types.ts';
export type { WordWorxVariant } from './variant.ts';

export const game: GamePackage<WordWorx> = {
  rules,
  defaults,
  limitNotes: LIMIT_NOTES,
  bot,
  championBase,
  judge,
  loadStrength: async () => (await import('./judge/strength.ts')).strength,
  guess,
  search: searchNotes,
  coach: coachNotes,
  isWord: (env, config, word) => isWord({ env, config }, word),
  madeWords,
  listMoves,
  lab,
  task,
  variant,
};
