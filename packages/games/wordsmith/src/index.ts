import type { Bot, Rules } from '@wordhoard/kernel';
import { bot } from './bot/bot.ts';
import type { Level } from './bot/skills.ts';
import { type Config, defaults } from './config.ts';
import { rules } from './rules.ts';
import type { Wordsmith } from './types.ts';

export { type BestTurn, bestTurns } from './best.ts';
export { ANY_LETTER, type Deck, LETTERS_A_TURN, type Offer, ROUNDS } from './cards.ts';
export type { Config } from './config.ts';
export { GOAL_RULES, type Goal, type GoalProgress, type GoalRule, goalProgress } from './goals.ts';
export {
  columnOf,
  ITEMS,
  type Item,
  type ItemName,
  itemAt,
  type Kind,
  kindOf,
  rowOf,
  SIZE,
  type Square,
} from './grid.ts';
export type { Turn, TurnStep } from './moves.ts';
export { makeGrid, makeRun, makeSquare, makeStep, type NotationFault, parseSquare, parseStep } from './notation.ts';
export { type Position, type PositionFault, type PositionSheet, positionOf } from './position.ts';
export { blindTurn, judgeOf } from './round.ts';
export { LINES, type Line, type Tally, tallies } from './scoring.ts';
export { type ClaimedWord, COIN_GRID, CROWN_GRID, countOf, debtOf, type Sheet } from './sheet.ts';
export { readStudy, type Study, type StudyFault } from './study.ts';
export { applyStep, applySteps, applyTurn, beginTurn, type Earned, type TurnRefusal, type TurnSoFar } from './turn.ts';
export type { Event, Refusal, TableGoal, View, Wordsmith } from './types.ts';
export { type Claim, type ClaimRefusal, claimable, type Judge } from './words.ts';

/** What the catalog lists. */
export const game: { readonly rules: Rules<Wordsmith>; readonly defaults: Config; bot(level: Level): Bot<Wordsmith> } =
  { rules, defaults, bot };
