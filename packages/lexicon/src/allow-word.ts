import { MAX_EXTRA_WORDS } from './schema.ts';
import type { WordList } from './word-list.ts';

/** A word that a table allows in the middle of a match. It counts from then on. */
export interface AllowWord {
  readonly allow: string;
}

export type AllowRefusal =
  | { readonly code: 'not-a-z'; readonly word: string }
  | { readonly code: 'wrong-length'; readonly word: string; readonly shortest: number; readonly longest: number }
  /** It counts at this table as it is. */
  | { readonly code: 'counts-already'; readonly word: string }
  | { readonly code: 'list-full'; readonly most: number }
  /** A play on the table can still be challenged: allowing a word now could decide that. */
  | { readonly code: 'undecided' };

/** A letter by itself is no word in any game here. */
const MIN_LENGTH = 2;

interface AllowContext {
  /** Words the players have allowed so far. */
  readonly allowed: readonly string[];
  /** In letters: what the game's own list may hold. */
  readonly maxLength: number;
  isWord(word: string): boolean;
}

/** Reason why a table can't allow this word; undefined if it can. */
export function allowRefusal(word: string, { allowed, maxLength, isWord }: AllowContext): AllowRefusal | undefined {
  if (!/^[a-z]+$/.test(word)) return { code: 'not-a-z', word };
  if (word.length < MIN_LENGTH || word.length > maxLength)
    return { code: 'wrong-length', word, shortest: MIN_LENGTH, longest: maxLength };
  if (isWord(word)) return { code: 'counts-already', word };
  return allowed.length >= MAX_EXTRA_WORDS ? { code: 'list-full', most: MAX_EXTRA_WORDS } : undefined;
}

/** The list with this word allowed; no longer banned, if it was. */
export const withAllowed = <L extends Pick<WordList, 'allowed' | 'banned'>>(list: L, word: string): L => ({
  ...list,
  allowed: [...list.allowed.filter((other) => other !== word), word],
  banned: list.banned.filter((other) => other !== word),
});
