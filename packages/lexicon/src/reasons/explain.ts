import { splitRunTogether } from '../letters/run-together.ts';
import { nearestWords, type Suggestion } from '../letters/suggestions.ts';
import { COMMON_TIER, type Lexicon } from '../lexicon.ts';
import { isAccepted, type WordList } from '../word-list.ts';
import type { ListedReason, Reasons } from './reasons.ts';

/** Why a table does not accept a word. */
export type Reason =
  | { readonly kind: 'too-short'; readonly minimum: number }
  /** The table's players took it out. */
  | { readonly kind: 'banned' }
  /** Offensive, at a table with the family list. */
  | { readonly kind: 'offensive' }
  /** A word of the wide dictionary, at a table that plays the everyday one. */
  | { readonly kind: 'not-everyday' }
  /** `written` has its capitals, spaces, hyphens and apostrophes. */
  | { readonly kind: 'name' | 'contraction' | 'joined'; readonly written: string }
  | { readonly kind: 'abbreviation'; readonly written: string; readonly meaning: string | null }
  | { readonly kind: 'foreign'; readonly language: string }
  /** `isAccepted`: whether the table accepts the right spelling. */
  | { readonly kind: 'misspelling'; readonly right: string; readonly isAccepted: boolean }
  /** A printed rulebook says that it is no word. */
  | { readonly kind: 'rulebook' }
  | { readonly kind: 'unknown' };

export type Rejection = Reason & {
  readonly word: string;
  /** Words the table accepts and the player may have meant, the likeliest first. Never an offensive one. */
  readonly nearest: readonly string[];
  /** Those of them that sound like it: plainly meant, so suggesting them gives nothing away. */
  readonly soundAlikes: readonly string[];
};

export interface ExplainOptions {
  /** The game's shortest word, in letters. */
  readonly minimum?: number;
  /** Number of words to suggest. */
  readonly limit?: number;
}

const SHORTEST_WORD = 2;
/** STATEOFTHEART has four. */
const MAX_PARTS = 4;
/** Of so few letters two wrong ones leave nothing of a word. */
const SHORT_WORD = 4;

/**
 * Why this table does not accept the word, and what may have been meant; undefined if it accepts it.
 *
 * @param word in any case
 */
export function explainRejection(
  lexicon: Lexicon,
  reasons: Reasons,
  list: WordList,
  word: string,
  { minimum = SHORTEST_WORD, limit = 3 }: ExplainOptions = {},
): Rejection | undefined {
  const typed = word.toLowerCase();
  const isLong = typed.length >= minimum;
  if (isLong && isAccepted(lexicon, list, typed)) return undefined;
  const reason = isLong ? reasonOf(lexicon, reasons, list, typed) : { kind: 'too-short' as const, minimum };
  const skip = (other: string): boolean => other.length < minimum || !isAccepted(lexicon, list, other);
  const maxDistance = typed.length <= SHORT_WORD ? 1 : 2;
  const near = nearestWords(lexicon, typed, { limit, maxDistance, skip });
  const spellings = (found: readonly Suggestion[]): string[] => found.map((it) => it.word);
  const soundAlikes = spellings(near.filter((it) => it.soundsAlike));
  return { ...reason, word: typed, nearest: spellings(near), soundAlikes };
}

function reasonOf(lexicon: Lexicon, reasons: Reasons, list: WordList, word: string): Reason {
  if (list.banned.includes(word)) return { kind: 'banned' };
  if (list.familyFriendly && lexicon.isOffensive(word)) return { kind: 'offensive' };
  if (lexicon.has(word)) return { kind: 'not-everyday' };
  const listed = reasons.find(word);
  if (listed) return listedReason(listed, (other) => isAccepted(lexicon, list, other));
  const parts = splitRunTogether(lexicon, list, word, { maxParts: MAX_PARTS, slips: 1, singleLetters: true });
  return parts && areKnown(lexicon, parts) ? { kind: 'joined', written: parts.join(' ') } : { kind: 'unknown' };
}

/** PHILIPPA is no PHI LIP PA: the more parts there are, the better known each must be. */
const areKnown = (lexicon: Lexicon, parts: readonly string[]): boolean =>
  parts.every((part) => (lexicon.tier(part) ?? 0) <= (parts.length === 2 ? COMMON_TIER : 20));

function listedReason({ kind, written, note }: ListedReason, isAccepted: (word: string) => boolean): Reason {
  switch (kind) {
    case 'abbreviation':
      return { kind, written, meaning: note };
    case 'foreign':
      return { kind, language: note ?? '' };
    case 'misspelling':
      return { kind, right: note ?? '', isAccepted: isAccepted(note ?? '') };
    case 'rulebook':
      return { kind };
    default:
      return { kind, written };
  }
}
