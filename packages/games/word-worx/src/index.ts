import type { Bot, Rules } from '@wordhoard/kernel';
import { bot } from './bot/bot.ts';
import type { Level } from './bot/skills.ts';
import { type Config, defaults } from './config.ts';
import { rules } from './rules.ts';
import type { WordWorx } from './types.ts';

export type { ArrangementRefusal, WordRefusal, Workbench } from './arrangement.ts';
export { checkArrangement, workbenchOf } from './arrangement.ts';
export { BIGRAMS, type CardId, DECK, type Face, faceOf, HAND, LINE, textOf } from './cards.ts';
export { type Config, isWord, type Judge } from './config.ts';
export {
  bonusSet,
  INDICATORS,
  type IndicatorId,
  isOnAnyManifest,
  MANIFESTS,
  type ManifestId,
  manifestNumber,
  POINTS,
  setsOf,
} from './manifests.ts';
export { Dealer, makeFaces, makeRun, type NotationFault, parseFaces, parseRun } from './notation.ts';
export { type Position, type PositionFault, type PositionPlayer, positionOf } from './position.ts';
export { type ScoreLine, type Sheet, scoreRound, type Worth, worths } from './scoring.ts';
export { type Arrangement, bestArrangement, type SearchOptions, type Situation, situationOf } from './search/best.ts';
export { type Progress, progressOf } from './search/progress.ts';
export { type Loot, lootFor } from './search/thefts.ts';
export { type BestTurn, bestTurn, type TurnOptions } from './search/turn.ts';
export { remakes, spellings } from './spelling.ts';
export { checkTheft, type Theft, type TheftRefusal } from './theft.ts';
export type { Event, OpenWord, PlayerView, Refusal, View, WordWorx } from './types.ts';

/** What the catalog lists. */
export const game: { readonly rules: Rules<WordWorx>; readonly defaults: Config; bot(level: Level): Bot<WordWorx> } = {
  rules,
  defaults,
  bot,
};
