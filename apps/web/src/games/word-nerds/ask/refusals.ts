import { type Action, actionOf, type Refusal } from '@wordhoard/word-nerds';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';
import { wordNerdsRefusals as text } from '../strings/refusals.ts';

/** A refusal in words. */
export const inWords: RefusalWording<Refusal> = refusalWording<Refusal>({
  'token-spent': ({ token }) => text.tokenSpent(token),
  'not-there': () => text.notThere,
  'too-short': () => text.tooShort,
  'no-hand-card': () => text.noHandCard,
  'wild-unnamed': () => text.wildUnnamed,
  'not-wild': () => text.notWild,
  'not-higher': ({ value, needed }) => text.notHigher(value, needed),
  'own-word': () => text.ownWord,
  'battle-on': () => text.battleOn,
  'not-challengeable': () => text.notChallengeable,
  'wrong-count': ({ owed }) => text.wrongCount(owed),
  'not-now': ({ card }) => notNow(actionOf(card)),
  'not-with-word': () => text.notWithWord,
  'no-target': ({ needs }) => text.noTarget[needs],
  'no-effect': () => text.noEffect,
  'bad-target': () => text.badTarget,
  'nothing-to-draw': () => text.nothingToDraw,
  'stop-not-now': () => text.stopNotNow,
  'already-said': () => text.alreadySaid,
});

/** [WN-14] FULL CREDIT alone is played on words and never laid with one. */
const notNow = ({ when, applyToWord }: Action): string =>
  when === 'word' && !applyToWord ? text.onTableOnly : text.notNow[when];
