import type { GamePackage } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import { bot } from './bot/bot.ts';
import { defaults } from './defaults.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { WordNerds } from './types.ts';

export { ACTIONS, type Action, type ActionId, type ActionName, actionOf, type When } from './actions.ts';
export { type ActionTarget, type Aim, type PlayedAction, type Several, targets } from './aims.ts';
export { AUTO_PASS, UNLESS, type Unless } from './auto-pass.ts';
export { checkChallenge, type Front, front, pointsOf } from './battle.ts';
export { bestWords, type Find, type Search } from './best-words.ts';
export {
  isWild,
  LETTER_CARDS,
  type LetterCard,
  type LetterId,
  letterCard,
  letterOf,
  letterValue,
} from './cards.ts';
export type { Config } from './config.ts';
export { defaults } from './defaults.ts';
export { HAND_LIMIT } from './hand-limit.ts';
export { asLaid, checkLaying, checkTrump, fitting, targetsWithWord } from './laying.ts';
export { LIMITS } from './limits.ts';
export { checkPurchase } from './paying.ts';
export { type CardContext, whyNotPlayable } from './play-card.ts';
export type { Position, WordNerdsPositionFault } from './position.ts';
export { bidValue, selectionOrder } from './selection-order.ts';
export { owedTo, topTokenFor, unspent } from './tokens.ts';
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
export { checkSpelling, lengthBonus, spell, textOf, type WordScore, worthOf, worthOfCards } from './words.ts';

export const game: GamePackage<WordNerds> = {
  rules,
  defaults,
  bot,
  judge,
  isWord: (env, config, word) => isAccepted(env, config.words, word),
  madeWords,
  lab,
  task,
};
