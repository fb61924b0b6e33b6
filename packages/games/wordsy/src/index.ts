import type { GamePackage } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { bot, championBase } from './bot/bot.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { coachNotes } from './judge/coach-notes.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { LIMIT_NOTES } from './limits.ts';
import { listMoves } from './list-moves.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { Wordsy } from './types.ts';
import { variant } from './variant.ts';

export { type BestWordsOptions as BestOptions, bestWords } from './best-words.ts';
export type { Board, BoardCard, BoardRefusal } from './board.ts';
export { boardOf, formatBoard, parseBoard } from './board.ts';
export { type Box, boxValue } from './bonuses.ts';
export { type Components, componentsOf, handicapOf, PRINTED, roundsOf } from './components.ts';
export type { Config } from './config.ts';
export { defaults } from './defaults.ts';
export type { WordsyFact } from './judge/coach-notes.ts';
export { LIMITS } from './limits.ts';
export { type Position, positionOf } from './position.ts';
export { type Handicap, type ScoredCard, scoreWord, type WordScore } from './scoring.ts';
export { SOLO_LEVELS, type SoloLevel, SPOTS, type Spot, soloTarget } from './solo.ts';
export { countedRounds, type RoundLine, type Status, sheetTotal } from './totals.ts';
export type { Event, Mode, Refusal, RevealedWord, SheetView, Stage, UsedWord, View, Wordsy } from './types.ts';
export type { WordsyVariant } from './variant.ts';

export const game: GamePackage<Wordsy> = {
  rules,
  defaults,
  variant,
  limitNotes: LIMIT_NOTES,
  bot,
  judge,
  loadStrength: async () => (await import('./judge/strength.ts')).strength,
  guess,
  championBase,
  coach: coachNotes,
  isWord: (env, config, word) => isAccepted(env, config.words, word),
  madeWords,
  listMoves,
  lab,
  task,
};
