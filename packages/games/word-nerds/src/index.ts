import type { GamePackage } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { bot } from './bot/bot.ts';
import { searchNotes } from './bot/search-notes.ts';
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
import type { WordNerds } from './types.ts';
import { variant } from './variant.ts';

export {
  type ActionTarget,
  type ChoiceRange,
  listTargets,
  type PlayedAction,
  partsOf,
  type TargetSpec,
} from './action-targets.ts';
export {
  ACTIONS,
  type Action,
  type ActionDeck,
  type ActionId,
  type ActionName,
  type ActionTiming,
  actionsOf,
} from './actions.ts';
export { DEFAULT_STOP_REASONS, STOP_REASONS, type StopReason } from './auto-pass.ts';
export { type ActiveWords, activeWords, checkChallenge, pointsOf } from './battle.ts';
export { type BestWordsOptions, bestWords, type FoundWord } from './best-words.ts';
export type { LetterCard, LetterDeck, LetterId, LetterRow } from './cards.ts';
export { checkPurchase } from './check-purchase.ts';
export { type Components, componentsOf } from './components.ts';
export type { Config } from './config.ts';
export { defaults } from './defaults.ts';
export { HAND_LIMIT } from './hand-limit.ts';
export type { WordNerdsFact } from './judge/coach-notes.ts';
export { LIMITS } from './limits.ts';
export { type CardContext, whyNotPlayable } from './play-card.ts';
export type { Position, WordNerdsPositionFault } from './position.ts';
export { bidValue, selectionOrder } from './selection-order.ts';
export { tokensOwed, topTokenFor, unspentTokens } from './tokens.ts';
export type {
  Bid,
  BrowseAnswer,
  Declaration,
  Event,
  PlayerView,
  Purchase,
  Refusal,
  Reply,
  Status,
  TableWord,
  TimedOut,
  View,
  WordCard,
  WordName,
  WordNerds,
  WordPlay,
  WordValue,
} from './types.ts';
export { checkTrump, checkWordPlay, fittingActions, previewWord, targetsWithWord } from './word-play.ts';
export { checkSpelling, findSpelling, lengthBonus, scoreCards, scoreWord, textOf, type WordScore } from './words.ts';

export const game: GamePackage<WordNerds> = {
  rules,
  defaults,
  limitNotes: LIMIT_NOTES,
  bot,
  judge,
  loadStrength: async () => (await import('./judge/strength.ts')).strength,
  guess,
  search: searchNotes,
  coach: coachNotes,
  isWord: (env, config, word) => isAccepted(env, config.words, word),
  madeWords,
  listMoves,
  lab,
  task,
  variant,
};
