import type { Bot, Rules } from '@wordhoard/kernel';
import { randomBot } from './bot/random.ts';
import { type Config, defaults } from './config.ts';
import { rules } from './rules.ts';
import type { WildWords } from './types.ts';

export * from './board.ts';
export { BANK, type Config } from './config.ts';
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

type Level = 1 | 2 | 3 | 4 | 5;

/** What the catalog lists. */
export const game: { readonly rules: Rules<WildWords>; readonly defaults: Config; bot(level: Level): Bot<WildWords> } =
  {
    rules,
    defaults,
    bot: () => randomBot,
  };
