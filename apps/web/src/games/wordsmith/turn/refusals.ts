import type { AnyRefusal } from '@wordhoard/protocol';
import type { Refusal } from '@wordhoard/wordsmith';
import { refusalText } from '#strings/refusals.ts';
import { wordsmithRefusals as text } from '../strings/refusals.ts';

/** A refusal in words: the game's own if it is one of them, otherwise the shared text. */
export function inWords(refusal: AnyRefusal): string {
  // A code the game does not know is not looked up: it belongs to the server or the kernel.
  const own = refusal as Refusal;
  switch (own.code) {
    case 'not-a-line':
      return text.notALine;
    case 'too-short':
      return text.tooShort;
    case 'gap':
      return text.gap;
    case 'nothing-new':
      return text.nothingNew(own.word);
    case 'not-a-word':
      return text.notAWord(own.word);
    case 'already-claimed':
      return text.alreadyClaimed(own.word, own.round);
    case 'inflection':
      return text.inflection(own.word, own.earlier, own.round);
    case 'not-vacant':
      return text.notVacant;
    case 'two-letters-only':
      return text.twoLettersOnly;
    case 'not-on-the-card':
      return text.notOnTheCard(own.letter);
    case 'coins-used-up':
      return text.coinsUsedUp(own.left, own.price);
    case 'no-goblet':
      return text.noGoblet;
    case 'no-sword':
      return text.noSword;
    case 'already-circled':
      return text.alreadyCircled;
    case 'letters-missing':
      return text.lettersMissing(own.missing);
    default:
      return refusalText(refusal);
  }
}
