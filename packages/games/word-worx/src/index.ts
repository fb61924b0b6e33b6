import type { Bot, Judge as KernelJudge, LabNotes, Level, MadeWord, Rules, TaskNotes } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { bot } from './bot/bot.ts';
import { type Config, isWord } from './config.ts';
import { defaults } from './defaults.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { Event, WordWorx } from './types.ts';

export type { Arranged, ArrangementRefusal, WordRefusal, Workbench } from './arrangement.ts';
export { boundCards, checkArrangement, checkWord, lockPlaces, workbenchOf } from './arrangement.ts';
export { BIGRAMS, type CardId, DECK, FACES, type Face, faceOf, HAND, LINE, textOf } from './cards.ts';
export { type Config, isWord, type Judge } from './config.ts';
export { defaults } from './defaults.ts';
export { LIMITS } from './limits.ts';
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
export { type Arrangement, bestArrangement, type Holding, holdingOf, type SearchOptions } from './search/best.ts';
export { type Progress, progressOf } from './search/progress.ts';
export { type Loot, lootFor } from './search/thefts.ts';
export { type BestTurn, bestTurn, type TurnOptions } from './search/turn.ts';
export { remakes, spellings } from './spelling.ts';
export { checkTheft, type Theft, type TheftRefusal } from './theft.ts';
export type { Event, OpenWord, PlayerView, Refusal, TimedOut, View, WordWorx } from './types.ts';

/** What the catalog lists. */
export const game: {
  readonly rules: Rules<WordWorx>;
  readonly defaults: Config;
  bot(level: Level): Bot<WordWorx>;
  readonly judge: KernelJudge<WordWorx>;
  isWord(env: Lexicon, config: Config, word: string): boolean;
  madeWords(events: readonly Event[]): readonly MadeWord[];
  readonly lab: LabNotes<WordWorx>;
  readonly task: TaskNotes<WordWorx>;
} = {
  rules,
  defaults,
  bot,
  judge,
  isWord: (env, config, word) => isWord({ env, config }, word),
  madeWords,
  lab,
  task,
};
