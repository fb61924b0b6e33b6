import type { Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';

/** Id of the lexicon in the golden records. It must never change, unlike the real dictionary. */
export const GOLDEN_WORDS = 'golden words';

const LETTERS = Array.from('aeinorst');
/** Half of all texts of four common letters, so that random challenges succeed and fail. */
export const goldenLexicon = (): Lexicon =>
  lexiconOf(
    LETTERS.flatMap((a, i) =>
      LETTERS.flatMap((b, j) =>
        LETTERS.flatMap((c, k) => LETTERS.flatMap((d, l) => ((i + j + k + l) % 2 === 0 ? [a + b + c + d] : []))),
      ),
    ),
  );
