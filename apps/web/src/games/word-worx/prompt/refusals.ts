import type { AnyRefusal } from '@wordhoard/protocol';
import { faceOf, type Refusal } from '@wordhoard/word-worx';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';
import type { TypedFault } from '../hand/draft.ts';
import type { NoRest } from '../hand/theft-plan.ts';
import { wordWorxRefusals as text } from '../strings/refusals.ts';

/** The typed words can't be laid, so nothing is sent. */
interface NotLaid {
  readonly code: 'not-laid';
  readonly why: TypedFault;
}

/** Reasons against a move: the game's, the page's own before asking, or the server's. */
export type Why = AnyRefusal | OwnRefusal;
type OwnRefusal = Refusal | TypedFault | NoRest | NotLaid;

/** A refusal in words. */
export const inWords: RefusalWording<OwnRefusal> = refusalWording<OwnRefusal>({
  'not-on-line': ({ card }) => text.notOnLine(faceOf(card)),
  'must-pick': () => text.mustPick,
  'wrong-number': ({ wanted, given }) => text.wrongNumber(wanted, given),
  'already-there': () => text.alreadyThere,
  'not-on-manifest': ({ word }) => text.notOnManifest(word),
  'not-yours': ({ card }) => text.notYours(faceOf(card)),
  'used-twice': ({ card }) => text.usedTwice(faceOf(card)),
  'left-out': ({ card }) => text.leftOut(faceOf(card)),
  'not-welded': ({ card }) => text.notWelded(faceOf(card)),
  'lock-elsewhere': () => text.lockElsewhere,
  'too-short': ({ word, minimum }) => text.tooShort(word, minimum),
  'not-a-word': ({ word }) => text.notAWord(word),
  locked: () => text.locked,
  'not-in-word': ({ card }) => text.notInWord(faceOf(card)),
  'wrong-rest': () => text.wrongRest,
  'no-cards': ({ word }) => text.noCards(word),
  'no-rest': ({ word, card }) => text.noRest(word, faceOf(card)),
  'not-laid': ({ why }) => text.notLaid(inWords(why)),
});
