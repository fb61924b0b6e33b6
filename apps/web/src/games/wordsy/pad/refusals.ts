import type { Refusal } from '@wordhoard/wordsy';
import type { Names } from '../../../table-kit/phrases.ts';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';
import { wordsyRefusals as text } from '../strings/refusals.ts';

/** A refusal in words. */
export const inWords: RefusalWording<Refusal, [names: Names]> = refusalWording<Refusal, [names: Names]>({
  'no-word': () => text.noWord,
  'not-letters': () => text.notLetters,
  cheapie: ({ word, earlier, round, seat }, names) => text.cheapie(names, word, earlier, round, seat),
  frozen: (refusal) => text.frozen(refusal.text),
  'not-challengeable': ({ seat }, names) => text.notChallengeable(names, seat),
  'not-suggested': ({ word }) => text.notSuggested(word),
  'impossible-position': () => text.impossiblePosition,
  'not-eight-letters': ({ found }) => text.notEightLetters(found),
  'no-such-card': ({ letter }) => text.noSuchCard(letter),
  'more-than-two': ({ letter }) => text.moreThanTwo(letter),
});
