import { accepts, type Lexicon, suggestions } from '@wordhoard/lexicon';
import { cheapieOf } from './cheapies.ts';
import type { Config } from './config.ts';
import type { UsedWord } from './types.ts';

/** At most so many words are offered to whoever misspelt one. */
const OFFERED = 5;
/** In letters put in, left out or changed. */
const SLIPS = 2;
/** MERRYGOROUND is no longer a slip, but still plainly meant. */
const MOST_PARTS = 3;

export interface Challenged {
  readonly env: Lexicon;
  readonly words: Config['words'];
  /** [WY-10] Whose families are used up. */
  readonly used: readonly UsedWord[];
}

export interface Offer {
  /** The words of which what was written was run together; otherwise words it is only a slip away from. */
  readonly runTogether: boolean;
  readonly words: readonly string[];
}

/**
 * [WY-24] What may have been meant by a word that is none. Where words were run together, only they are offered, and
 * the player chooses which; otherwise the words the table knows within two slips of the pen. Never a cheapie.
 */
export function meant(table: Challenged, word: string): Offer {
  const { env, words, used } = table;
  const barred = (other: string): boolean => !accepts(env, words, other) || cheapieOf(env, used, other) !== undefined;
  const parts = runTogether(table, word);
  if (parts) return { runTogether: true, words: [...new Set(parts)].filter((part) => !barred(part)) };
  const near = suggestions(env, word, { limit: OFFERED, maxDistance: SLIPS, skip: barred });
  return { runTogether: false, words: near.map((suggestion) => suggestion.word) };
}

/**
 * The words a text was run together from, if it plainly was (ours): everyday words or those the table has allowed, as
 * few as possible, and the best known. A word as well known as the rarest of them, and no more slips away than there
 * are seams, was rather meant: USEFULL is USEFUL, not USE and FULL.
 */
export function runTogether({ env, words }: Pick<Challenged, 'env' | 'words'>, text: string): string[] | undefined {
  const rarity = (word: string): number => (words.allowed.includes(word) ? 0 : (env.tier(word) ?? 0));
  const rarest = (parts: readonly string[]): number => Math.max(...parts.map(rarity));
  // No offensive word is put into anybody's mouth, as none is suggested.
  const isPart = (word: string): boolean =>
    accepts(env, { ...words, dictionary: 'everyday', familyFriendly: true }, word);
  const skip = (word: string): boolean => !accepts(env, words, word);
  for (let count = 2; count <= MOST_PARTS; count++) {
    const found = splits(text, count, isPart);
    if (found.length === 0) continue;
    const best = found.reduce((known, parts) => (rarest(parts) < rarest(known) ? parts : known));
    const near = suggestions(env, text, { limit: OFFERED, maxDistance: count - 1, skip });
    if (!near.some(({ tier }) => tier <= rarest(best))) return best;
  }
  return undefined;
}

/** Every way to cut a text into so many words. */
function splits(text: string, count: number, isPart: (word: string) => boolean): string[][] {
  if (count === 1) return isPart(text) ? [[text]] : [];
  const found: string[][] = [];
  for (let cut = 1; cut < text.length; cut++) {
    const head = text.slice(0, cut);
    if (isPart(head)) found.push(...splits(text.slice(cut), count - 1, isPart).map((tail) => [head, ...tail]));
  }
  return found;
}
