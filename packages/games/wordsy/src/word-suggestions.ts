import { accepts, type Lexicon, runTogether, suggestions } from '@wordhoard/lexicon';
import { cheapieOf } from './cheapies.ts';
import type { Config } from './config.ts';
import type { UsedWord } from './types.ts';

/** Maximum number of words offered for a misspelled one. */
const OFFERED = 5;
/** Letters too many, missing or wrong, or two neighbours swapped. */
const SLIPS = 2;
/** MERRYGOROUND is no longer a slip, but still plainly meant. */
const MOST_PARTS = 3;

export interface ChallengedWord {
  readonly env: Lexicon;
  readonly words: Config['words'];
  /** [WY-10] Whose families are used up. */
  readonly used: readonly UsedWord[];
}

export interface WordSuggestions {
  /** The words of which what was written was run together; otherwise words it is only a slip away from. */
  readonly runTogether: boolean;
  readonly words: readonly string[];
}

/**
 * [WY-24] What may have been meant by a word that is none. Where words were run together, only they are offered, and
 * the player chooses which; otherwise the words the table knows within two slips of the pen. Never a cheapie.
 */
export function meant(table: ChallengedWord, word: string): WordSuggestions {
  const { env, words, used } = table;
  const barred = (other: string): boolean => !accepts(env, words, other) || cheapieOf(env, used, other) !== undefined;
  const parts = runTogether(env, words, word, { mostParts: MOST_PARTS });
  if (parts) return { runTogether: true, words: [...new Set(parts)].filter((part) => !barred(part)) };
  const near = suggestions(env, word, { limit: OFFERED, maxDistance: SLIPS, skip: barred });
  return { runTogether: false, words: near.map((suggestion) => suggestion.word) };
}
