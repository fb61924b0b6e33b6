import type { Bot, Rules } from '@wordhoard/kernel';
import { bot } from './bot/bot.ts';
import type { Level } from './bot/skills.ts';
import { type Config, defaults } from './config.ts';
import { rules } from './rules.ts';
import type { WildWords } from './types.ts';

export * from './board.ts';
export { Vocabulary, vocabularyOf } from './bot/vocabulary.ts';
export { BANK, type Config } from './config.ts';
export { type FinderOptions, PlayFinder } from './generator/finder.ts';
export type { FoundPlay, PlayList } from './generator/play-list.ts';
export { type GeometryFault, geometryFault, type Placement, type Run, runsMade, withTiles } from './geometry.ts';
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

/** What the catalog lists. */
export const game: { readonly rules: Rules<WildWords>; readonly defaults: Config; bot(level: Level): Bot<WildWords> } =
  {
    rules,
    defaults,
    bot,
  };
