import type { Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';

/** Name of the lexicon in the golden records: it must never change, as the real one may. */
export const GOLDEN_WORDS = 'golden words';

const LETTERS = Array.from('aeinorst');
/** Every second run of four common letters: so that challenges at random go both ways. */
export const goldenLexicon = (): Lexicon =>
  lexiconOf(
    LETTERS.flatMap((a, i) =>
      LETTERS.flatMap((b, j) =>
        LETTERS.flatMap((c, k) => LETTERS.flatMap((d, l) => ((i + j + k + l) % 2 === 0 ? [a + b + c + d] : []))),
      ),
    ),
  );
