import type { AnyRefusal } from '@wordhoard/protocol';
import { type CardId, faceOf, type Refusal } from '@wordhoard/word-worx';
import { refusalText } from '#strings/refusals.ts';
import type { TypedFault } from '../bench/draft.ts';
import type { NoRest } from '../steal/plan.ts';
import { wordWorxRefusals as text } from '../strings/refusals.ts';

/** The typed words can't be laid, so nothing is sent. */
interface NotLaid {
  readonly code: 'not-laid';
  readonly why: TypedFault;
}

/** Reasons against a move: the game's, the page's own before asking, or the server's. */
export type Why = AnyRefusal | Refusal | TypedFault | NoRest | NotLaid;

/** A refusal in words: the game's own if it is one of them, otherwise the shared one. */
export function inWords(why: Why): string {
  // An unknown code isn't looked up: it is the server's or the kernel's.
  const own = why as Refusal | TypedFault | NoRest | NotLaid;
  switch (own.code) {
    case 'not-on-line':
      return text.notOnLine(face(own.card));
    case 'must-pick':
      return text.mustPick;
    case 'wrong-number':
      return text.wrongNumber(own.wanted, own.given);
    case 'already-there':
      return text.alreadyThere;
    case 'not-on-manifest':
      return text.notOnManifest(own.word);
    case 'not-yours':
      return text.notYours(face(own.card));
    case 'used-twice':
      return text.usedTwice(face(own.card));
    case 'left-out':
      return text.leftOut(face(own.card));
    case 'not-welded':
      return text.notWelded(face(own.card));
    case 'lock-elsewhere':
      return text.lockElsewhere;
    case 'too-short':
      return text.tooShort(own.word, own.minimum);
    case 'not-a-word':
      return text.notAWord(own.word);
    case 'no-such-word':
      return text.noSuchWord;
    case 'locked':
      return text.locked;
    case 'not-in-word':
      return text.notInWord(face(own.card));
    case 'wrong-rest':
      return text.wrongRest;
    case 'no-cards':
      return text.noCards(own.word);
    case 'no-rest':
      return text.noRest(own.word, face(own.card));
    case 'not-laid':
      return text.notLaid(inWords(own.why));
    case 'bad-position':
      return text.badPosition;
    default:
      // Not one of the game's: then it is the server's.
      return refusalText(why as AnyRefusal);
  }
}

const face = (card: CardId): string => faceOf(card);
