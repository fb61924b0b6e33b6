import type { GamePackage } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { bot, championBase } from './bot/bot.ts';
import { defaults, defaultsFor } from './defaults.ts';
import { guess } from './guess.ts';
import { coachNotes } from './judge/coach-notes.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { LIMIT_NOTES } from './limits.ts';
import { listMoves } from './list-moves.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { Wordsmith } from './types.ts';
import { variant } from './variant.ts';

export { type BestTurn, bestTurns } from './best-turns.ts';
export type { NoBonusReason } from './bonuses.ts';
export { type Deck, type LetterOffer, letterCounts } from './cards.ts';
export { type Components, componentsOf, deckOf } from './components.ts';
export type { Config } from './config.ts';
export { defaults, defaultsFor, spotsWords } from './defaults.ts';
export {
  GOALS,
  type Goal,
  type GoalNeeds,
  type GoalProgress,
  type GoalRule,
  goalPointsNow,
  goalProgress,
  goalRuleOf,
} from './goals.ts';
export {
  columnOf,
  type Item,
  type ItemName,
  itemAt,
  kindOf,
  rowOf,
  runBetween,
  SIZE,
  type Square,
  type SquareKind,
} from './grid.ts';
export type { WordsmithFact } from './judge/coach-notes.ts';
export { LIMITS } from './limits.ts';
export type { TurnAnswer, TurnStep } from './moves.ts';
export {
  formatGrid,
  formatRun,
  formatSquare,
  formatStep,
  parseSquare,
  parseStep,
  type StepNotationFault,
} from './notation.ts';
export { type Position, type PositionSheet, positionOf, type WordsmithPositionFault } from './position.ts';
export { defaultTurn, wordRulesOf } from './round.ts';
export { SCORE_LINES, type ScoreLine, scoreSheets, type Tally, totalSoFar } from './scoring.ts';
export { type ClaimedWord, countForged, debtOf, type Sheet } from './sheet.ts';
export { readStudy, type Study, type StudyFault } from './study.ts';
export { applyStep, applySteps, applyTurn, type TurnRefusal } from './turn.ts';
export { beginTurn, type StepReward, type TurnSoFar } from './turn-so-far.ts';
export type { Event, Refusal, TableGoal, View, Wordsmith } from './types.ts';
export type { WordsmithVariant } from './variant.ts';
export { type Claim, type ClaimRefusal, findClaims, type WordRules } from './words.ts';

export const game: GamePackage<Wordsmith> = {
  rules,
  defaults,
  limitNotes: LIMIT_NOTES,
  variant,
  defaultsFor,
  bot,
  championBase,
  judge,
  loadStrength: async () => (await import('./judge/strength.ts')).strength,
  guess,
  coach: coachNotes,
  isWord: (env, config, word) => isAccepted(env, config.words, word),
  madeWords,
  listMoves,
  lab,
  task,
};
