import type { GamePackage } from '@wordhoard/kernel';
import { bot } from './bot/bot.ts';
import { idleWork } from './bot/idle-work.ts';
import { defaults } from './defaults.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { WildWords } from './types.ts';
import { judgeOf } from './words.ts';

export * from './board.ts';
export { BOT_CAP_BYTES, KnownWords, vocabularyOf } from './bot/vocabulary.ts';
export { type Call, isBadTrade } from './calls.ts';
export type { Config } from './config.ts';
export { BANK, defaults } from './defaults.ts';
export {
  boardAfter,
  type FinishedMatch,
  type GcgFault,
  type GcgGame,
  type GcgPlayer,
  type GcgTurn,
  gcgOf,
  makeGcg,
  parseGcg,
} from './gcg.ts';
export { type FinderOptions, PlayFinder } from './generator/finder.ts';
export type { FoundPlay, PlayList } from './generator/play-list.ts';
export { type GeometryFault, geometryFault, type Placement, runsMade, type TileRun, withTiles } from './geometry.ts';
export { LIMITS } from './limits.ts';
export * from './notation.ts';
export type { Position, WildWordsPositionFault } from './position.ts';
export { BOMB, LOSS, type PlayScore, scorePlay, type WordMade } from './scoring.ts';
export { fits, stringsOf } from './spelling.ts';
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
export { gridOf, trayOf } from './view.ts';
export {
  MAX_OWN_WORDS,
  ownFault,
  ownWords,
  PLAIN_WORDS,
  type TableWords,
  wordsInForce,
} from './words.ts';

export const game: GamePackage<WildWords> = {
  rules,
  defaults,
  bot,
  judge,
  isWord: (env, config, word) => judgeOf(env, config.words)(word),
  madeWords,
  lab,
  task,
  idleWork,
};
