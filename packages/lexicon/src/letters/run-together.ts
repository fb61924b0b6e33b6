import type { Lexicon } from '../lexicon.ts';
import { isAccepted, type WordList } from '../word-list.ts';
import { nearestWords } from './suggestions.ts';

interface RunTogetherOptions {
  /** MERRYGOROUND has three. */
  readonly maxParts: number;
  /** Maximum distance to a word that was more likely meant; by default one slip per seam. */
  readonly slips?: number;
  /** Also takes A and I for parts, which no list of words has: ALOT. */
  readonly singleLetters?: boolean;
}

const MAX_SUGGESTIONS = 5;
const SINGLE_LETTERS: readonly string[] = ['a', 'i'];

/**
 * The words a text was run together from, if it plainly was: everyday words or those the table has allowed, as few as
 * possible, and the best known. A word as well known as the rarest of them, and no more slips away than there are seams,
 * was rather meant (USEFULL is USEFUL, not USE and FULL); so was an everyday word that sounds alike (PLAYWRITE is
 * PLAYWRIGHT, not PLAY and WRITE).
 */
export function splitRunTogether(
  lexicon: Lexicon,
  list: WordList,
  text: string,
  { maxParts, slips, singleLetters = false }: RunTogetherOptions,
): string[] | undefined {
  const rarity = (word: string): number => (list.allowed.includes(word) ? 0 : (lexicon.tier(word) ?? 0));
  const rarest = (parts: readonly string[]): number => Math.max(...parts.map(rarity));
  // An offensive word is never suggested, not even as a part.
  const partsList: WordList = { ...list, dictionary: 'everyday', familyFriendly: true };
  const isPart = (word: string): boolean =>
    isAccepted(lexicon, partsList, word) || (singleLetters && SINGLE_LETTERS.includes(word));
  const skip = (word: string): boolean => !isAccepted(lexicon, list, word);
  for (let count = 2; count <= maxParts; count++) {
    const found = splitsOf(text, count, isPart);
    if (found.length === 0) continue;
    const best = found.reduce((known, parts) => (rarest(parts) < rarest(known) ? parts : known));
    const near = nearestWords(lexicon, text, { limit: MAX_SUGGESTIONS, maxDistance: slips ?? count - 1, skip });
    const alike = nearestWords(lexicon, text, { limit: MAX_SUGGESTIONS, skip }).filter((it) => it.soundsAlike);
    const isMeant =
      near.some(({ tier }) => tier <= rarest(best)) || alike.some(({ word }) => lexicon.has(word, 'everyday'));
    if (!isMeant) return best;
  }
  return undefined;
}

/** Every way to cut a text into so many words. */
function splitsOf(text: string, count: number, isPart: (word: string) => boolean): string[][] {
  if (count === 1) return isPart(text) ? [[text]] : [];
  const found: string[][] = [];
  for (let cut = 1; cut < text.length; cut++) {
    const head = text.slice(0, cut);
    if (isPart(head)) found.push(...splitsOf(text.slice(cut), count - 1, isPart).map((tail) => [head, ...tail]));
  }
  return found;
}
