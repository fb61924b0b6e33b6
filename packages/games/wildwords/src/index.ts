import type { GamePackage } from '@wordhoard/kernel';
import { bot, planningBot } from './bot/bot.ts';
import { idleWork } from './bot/idle-work.ts';
import { searchNotes } from './bot/search-notes.ts';
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
import type { WildWords } from './types.ts';
import { variant } from './variant.ts';
import { makeWordTest } from './words.ts';

export * from './board.ts';
export { BOT_CAP_BYTES, KnownWords, vocabularyOf } from './bot/vocabulary.ts';
export { type Call, isBadTrade } from './calls.ts';
export { type Components, componentsOf, facesInBox, PRINTED, penaltyOf, valueOfFace } from './components.ts';
export type { Config } from './config.ts';
export { DEFAULT_CLOCK_MS, defaults } from './defaults.ts';
export {
  boardAfter,
  type FinishedMatch,
  formatGcg,
  type GcgFault,
  type GcgGame,
  type GcgPlayer,
  type GcgTurn,
  parseGcg,
  toGcg,
} from './gcg.ts';
export { type FinderOptions, PlayFinder } from './generator/finder.ts';
export type { FoundPlay, PlayList } from './generator/play-list.ts';
export { findNewRuns, type GeometryFault, geometryFault, type Placement, type TileRun, withTiles } from './geometry.ts';
export type { WildWordsFact } from './judge/coach-notes.ts';
export { LIMITS } from './limits.ts';
export * from './notation.ts';
export type { Position, WildWordsPositionFault } from './position.ts';
export { type PlayScore, scorePlay, type WordMade } from './scoring.ts';
export { asteriskStrings, fitsPattern } from './spelling.ts';
export * from './tiles.ts';
export type {
  EndReason,
  Event,
  PendingPlay,
  PlayedWord,
  Refusal,
  TilePlaced,
  TurnLine,
  TurnMove,
  View,
  ViewCell,
  WildWords,
} from './types.ts';
export type { WildWordsVariant } from './variant.ts';
export { gridOf, trayOf } from './view.ts';
export {
  checkOwnList,
  MAX_OWN_WORDS,
  ownWords,
  PLAIN_WORDS,
  type TableWords,
  wordsInForce,
} from './words.ts';

export const game: GamePackage<WildWords> = {
  rules,
  defaults,
  variant,
  limitNotes: LIMIT_NOTES,
  bot,
  judge,
  loadStrength: async () => (await import('./judge/strength.ts')).strength,
  guess,
  championBase: planningBot,
  search: searchNotes,
  coach: coachNotes,
  isWord: (env, config, word) => makeWordTest(env, config.words)(word),
  madeWords,
  listMoves,
  lab,
  task,
  idleWork,
};
