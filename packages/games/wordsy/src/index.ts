import type { Bot, Rules } from '@wordhoard/kernel';
import { bot } from './bot/bot.ts';
import type { Level } from './bot/skills.ts';
import { type Config, defaults } from './config.ts';
import { rules } from './rules.ts';
import type { Wordsy } from './types.ts';

export { type BestOptions, bestWords } from './best.ts';
export type { Board, BoardCard, BoardRefusal } from './board.ts';
export { boardOf, makeBoard, parseBoard } from './board.ts';
export { type Box, boxValue } from './bonuses.ts';
export type { Config } from './config.ts';
export { type Position, positionOf } from './position.ts';
export { type ScoredCard, scoreWord, type WordScore } from './scoring.ts';
export { SOLO_LEVELS, SOLO_TARGETS, type SoloLevel, SPOTS, type Spot } from './solo.ts';
export { countedRounds, type Line, type Status, total } from './totals.ts';
export type { Entered, Event, Mode, Refusal, SheetView, Stage, UsedWord, View, Wordsy } from './types.ts';

/** What the catalog lists. */
export const game: { readonly rules: Rules<Wordsy>; readonly defaults: Config; bot(level: Level): Bot<Wordsy> } = {
  rules,
  defaults,
  bot,
};
