import type { Bot, Rules } from '@wordhoard/kernel';
import { bot, type Level } from './bot/index.ts';
import { type Config, defaults } from './config.ts';
import { rules } from './rules.ts';
import type { WordNerds } from './types.ts';

export { ACTIONS, type Action, type ActionId, type ActionName, actionOf, type When } from './actions.ts';
export { type Aim, type Several, type Target, targets } from './aims.ts';
export { bidValue, selectionOrder } from './auction.ts';
export { type PassNow, passNow, UNLESS, type Unless } from './auto-pass.ts';
export { checkChallenge, checkTrump, type Front, front, pointsOf } from './battle.ts';
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
export { HAND_LIMIT } from './hand-limit.ts';
export { type Here, whyNotPlayable } from './play-card.ts';
export type { Position, PositionFault } from './position.ts';
export { checkPurchase } from './purchase.ts';
export { topTokenFor, unspent } from './tokens.ts';
export type {
  Bid,
  Declaration,
  Event,
  Laid,
  PlayerView,
  Purchase,
  Refusal,
  Reply,
  Status,
  Used,
  View,
  WordNerds,
} from './types.ts';
export { checkSpelling, lengthBonus, spell, textOf, type Worth, worthOf, worthOfCards } from './words.ts';

/** What the catalog lists. */
export const game: { readonly rules: Rules<WordNerds>; readonly defaults: Config; bot(level: Level): Bot<WordNerds> } =
  {
    rules,
    defaults,
    bot,
  };
