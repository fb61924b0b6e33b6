import type { Lexicon } from '@wordhoard/lexicon';

/** Rules asked for a word before the dictionary was here. They have changed nothing: ask them again later. */
export class WordsMissing extends Error {
  override name = 'WordsMissing';
}

/** Stands for a dictionary that is not here yet: rules that need none do not notice, the others throw. */
// Nothing is there to be typed.
export const NO_WORDS: Lexicon = new Proxy({} as Lexicon, {
  get() {
    throw new WordsMissing();
  },
});

/** The rules' answer, or undefined if they need the dictionary for it. */
export function unlessWordsMissing<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (why) {
    if (why instanceof WordsMissing) return undefined;
    throw why;
  }
}
