import type { AnyRefusal } from '@wordhoard/protocol';
import { type Action, actionOf, type Refusal } from '@wordhoard/word-nerds';
import { refusalText } from '#strings/refusals.ts';
import { wordNerdsRefusals as say } from '../strings/refusals.ts';

/** A refusal in words: the game's own if it is one of them, otherwise the shared one. */
export function inWords(refusal: AnyRefusal | Refusal): string {
  // An unknown code isn't looked up: it is the server's or the kernel's.
  const own = refusal as Refusal;
  switch (own.code) {
    case 'token-spent':
      return say.tokenSpent(own.token);
    case 'not-there':
      return say.notThere;
    case 'too-short':
      return say.tooShort;
    case 'no-hand-card':
      return say.noHandCard;
    case 'wild-unnamed':
      return say.wildUnnamed;
    case 'not-wild':
      return say.notWild;
    case 'not-higher':
      return say.notHigher(own.value, own.needed);
    case 'own-word':
      return say.ownWord;
    case 'battle-on':
      return say.battleOn;
    case 'not-challengeable':
      return say.notChallengeable;
    case 'wrong-count':
      return say.wrongCount(own.owed);
    case 'not-now':
      return notNow(actionOf(own.card));
    case 'not-with-word':
      return say.notWithWord;
    case 'no-target':
      return say.noTarget[own.needs];
    case 'no-effect':
      return say.noEffect;
    case 'bad-target':
      return say.badTarget;
    case 'nothing-to-draw':
      return say.nothingToDraw;
    case 'stop-not-now':
      return say.stopNotNow;
    case 'already-said':
      return say.alreadySaid;
    default:
      return refusalText(refusal);
  }
}

/** [WN-14] FULL CREDIT alone is played on words and never laid with one. */
const notNow = ({ when, withWord }: Action): string =>
  when === 'word' && !withWord ? say.onTableOnly : say.notNow[when];
