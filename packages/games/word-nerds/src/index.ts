import type { Bot, Judge, LabNotes, Level, MadeWord, Rules, TaskNotes } from '@wordhoard/kernel';
import { accepts, type Lexicon } from '@wordhoard/lexicon';
import { bot } from './bot/bot.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { judge } from './judge/judge.ts';
import { lab } from './lab.ts';
import { madeWords } from './made-words.ts';
import { rules } from './rules.ts';
import { task } from './task.ts';
import type { Event, WordNerds } from './types.ts';

export { ACTIONS, type Action, type ActionId, type ActionName, actionOf, type When } from './actions.ts';
export { type Aim, type Played, type Several, type Target, targets } from './aims.ts';
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
export { type Here, whyNotPlayable } from './play-card.ts';
export type { Position, PositionFault } from './position.ts';
export { bidValue, selectionOrder } from './selection-order.ts';
export { owedTo, topTokenFor, unspent } from './tokens.ts';
export type {
  Bid,
  Browsing,
  Declaration,
  Event,
  Laid,
  Laying,
  Named,
  PlayerView,
  Purchase,
  Refusal,
  Reply,
  Status,
  TimedOut,
  Used,
  Valued,
  View,
  WordNerds,
} from './types.ts';
export { checkSpelling, lengthBonus, spell, textOf, type Worth, worthOf, worthOfCards } from './words.ts';

/** What the catalog lists. */
export const game: {
  readonly rules: Rules<WordNerds>;
  readonly defaults: Config;
  bot(level: Level): Bot<WordNerds>;
  readonly judge: Judge<WordNerds>;
  isWord(env: Lexicon, config: Config, word: string): boolean;
  madeWords(events: readonly Event[]): readonly MadeWord[];
  readonly lab: LabNotes<WordNerds>;
  readonly task: TaskNotes<WordNerds>;
} = {
  rules,
  defaults,
  bot,
  judge,
  isWord: (env, config, word) => accepts(env, config.words, word),
  madeWords,
  lab,
  task,
};
