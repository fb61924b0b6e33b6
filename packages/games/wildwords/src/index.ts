import type { Bot, Judge, LabNotes, Level, MadeWord, Rules, TaskNotes } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { bot } from './bot/bot.ts';
import { type Expected, leisure } from './bot/leisure.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { Event, WildWords } from './types.ts';
import { judgeOf } from './words.ts';

export * from './board.ts';
export { BOT_CAP_BYTES, Vocabulary, vocabularyOf } from './bot/vocabulary.ts';
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
export { type GeometryFault, geometryFault, type Placement, type Run, runsMade, withTiles } from './geometry.ts';
export { LIMITS } from './limits.ts';
export * from './notation.ts';
export type { Position, PositionFault } from './position.ts';
export { BOMB, LOSS, type PlayScore, scorePlay, type WordMade } from './scoring.ts';
export { fits, stringsOf } from './spelling.ts';
export * from './tiles.ts';
export type {
  Ending,
  Event,
  Pending,
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

/** What the catalog lists. */
export const game: {
  readonly rules: Rules<WildWords>;
  readonly defaults: Config;
  bot(level: Level): Bot<WildWords>;
  readonly judge: Judge<WildWords>;
  isWord(env: Lexicon, config: Config, word: string): boolean;
  madeWords(events: readonly Event[]): readonly MadeWord[];
  readonly lab: LabNotes<WildWords>;
  readonly task: TaskNotes<WildWords>;
  leisure(words: Lexicon, expected: readonly Expected[]): Iterable<void>;
} = {
  rules,
  defaults,
  bot,
  judge,
  isWord: (env, config, word) => judgeOf(env, config.words)(word),
  madeWords,
  lab,
  task,
  leisure,
};
