import type { AnyRefusal } from '@wordhoard/protocol';
import type { Refusal } from '@wordhoard/wordsy';
import { refusalText } from '#strings/refusals.ts';
import type { Names } from '../../../table-kit/names.ts';
import { wordsyRefusals } from '../strings/refusals.ts';

/** A refusal in words: the game's own if it is one of them, otherwise the shared text. */
export function inWords(refusal: AnyRefusal, names: Names): string {
  // A code the game does not know is not looked up: it belongs to the server or the kernel.
  const own = refusal as Refusal;
  switch (own.code) {
    case 'no-word':
      return wordsyRefusals.noWord;
    case 'not-letters':
      return wordsyRefusals.notLetters;
    case 'cheapie':
      return wordsyRefusals.cheapie(names, own.word, own.earlier, own.round, own.seat);
    case 'frozen':
      return wordsyRefusals.frozen(own.text);
    case 'not-challengeable':
      return wordsyRefusals.notChallengeable(names, own.seat);
    case 'not-suggested':
      return wordsyRefusals.notSuggested(own.word);
    default:
      return refusalText(refusal);
  }
}
