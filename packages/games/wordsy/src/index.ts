import type { Bot, Judge, LabNotes, Level, MadeWord, Rules, TaskNotes } from '@wordhoard/kernel';
import { accepts, type Lexicon } from '@wordhoard/lexicon';
import { bot } from './bot/bot.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { Event, Wordsy } from './types.ts';

export { type BestOptions, bestWords } from './best.ts';
export type { Board, BoardCard, BoardRefusal } from './board.ts';
export { boardOf, makeBoard, parseBoard } from './board.ts';
export { type Box, boxValue } from './bonuses.ts';
export type { Config } from './config.ts';
export { defaults } from './defaults.ts';
export { LIMITS } from './limits.ts';
export { type Position, positionOf } from './position.ts';
export { type ScoredCard, scoreWord, type WordScore } from './scoring.ts';
export { SOLO_LEVELS, type SoloLevel, SPOTS, type Spot, soloTarget } from './solo.ts';
export { countedRounds, type Line, type Status, total } from './totals.ts';
export type { Entered, Event, Mode, Refusal, SheetView, Stage, UsedWord, View, Wordsy } from './types.ts';

/** What the catalog lists. */
export const game: {
  readonly rules: Rules<Wordsy>;
  readonly defaults: Config;
  bot(level: Level): Bot<Wordsy>;
  readonly judge: Judge<Wordsy>;
  isWord(env: Lexicon, config: Config, word: string): boolean;
  madeWords(events: readonly Event[]): readonly MadeWord[];
  readonly lab: LabNotes<Wordsy>;
  readonly task: TaskNotes<Wordsy>;
} = {
  rules,
  defaults,
  bot,
  judge,
  isWord: (env, config, word) => accepts(env, config.words, word),
  madeWords,
  lab,
  task,
};
