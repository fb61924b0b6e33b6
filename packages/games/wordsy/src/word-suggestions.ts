import { isAccepted, type Lexicon, nearestWords, splitRunTogether } from '@wordhoard/lexicon';
import { earlierOfFamily } from './cheapies.ts';
import type { Config } from './config.ts';
import type { UsedWord } from './types.ts';

/** Maximum number of words offered for a misspelled one. */
const MAX_OFFERED = 5;
/** A slip is an extra, missing or wrong letter, or two neighbours swapped. */
const MAX_SLIPS = 2;
/** Three, so that MERRYGOROUND is recognised. */
const MAX_PARTS = 3;

export interface SuggestionContext {
  readonly env: Lexicon;
  readonly words: Config['words'];
  /** [WY-10] Words whose families can't be used again. */
  readonly used: readonly UsedWord[];
}

export interface WordSuggestions {
  /** True if `words` are those that the text was run together from; false if they are spelt like it. */
  readonly runTogether: boolean;
  readonly words: readonly string[];
}

/**
 * [WY-24] Words that may have been meant by a non-word. If words were run together, only these are suggested, and the
 * player chooses one of them; otherwise the table's words within two slips. Never a cheapie.
 */
export function suggestWords(context: SuggestionContext, word: string): WordSuggestions {
  const { env, words, used } = context;
  const isBarred = (other: string): boolean =>
    !isAccepted(env, words, other) || earlierOfFamily(env, used, other) !== undefined;
  const parts = splitRunTogether(env, words, word, { maxParts: MAX_PARTS });
  if (parts) return { runTogether: true, words: [...new Set(parts)].filter((part) => !isBarred(part)) };
  const near = nearestWords(env, word, { limit: MAX_OFFERED, maxDistance: MAX_SLIPS, skip: isBarred });
  return { runTogether: false, words: near.map((suggestion) => suggestion.word) };
}
