import { formsOf, type Suffix } from './families/spelling.ts';
import { MAX_WORD_LENGTH } from './word-list.ts';

/** A word list written by a user: the entries that count, and the reasons why the others don't. */
export interface OwnList {
  /** As they were listed, in small letters and alphabetical order, each once. */
  readonly words: readonly string[];
  /** Forms added by regular endings, in the same order; none of them is listed itself. */
  readonly added: readonly string[];
  /** Entries with a capital, as they were written: names do not count. */
  readonly capitals: readonly string[];
  /** Other entries that cannot be words, as they were written. */
  readonly strange: readonly string[];
}

export interface OwnListOptions {
  /** Adds -s, -ed and -ing to every word after which no ending is written. */
  readonly endings: boolean;
}

/** The endings that can be written after a word, and the form each stands for. */
const ENDINGS: Readonly<Record<string, Suffix>> = { s: 's', es: 's', ed: 'ed', d: 'ed', ing: 'ing', ly: 'ly' };
const REGULAR: readonly Suffix[] = ['s', 'ed', 'ing'];

const isWord = (entry: string): boolean => /^[a-z]+$/.test(entry) && entry.length <= MAX_WORD_LENGTH;

/**
 * Reads a list with spaces, commas, semicolons or lines between its entries. `blorp -s -ed -ing` lists BLORP and its
 * forms; where usage is divided (VOLCANOS, VOLCANOES) both spellings count. A list written in capitals throughout is read
 * as if it were in small letters; in any other an entry with a capital is a name.
 */
export function readOwnList(text: string, { endings }: OwnListOptions = { endings: false }): OwnList {
  const entries = text.split(/[\s,;]+/).filter((entry) => entry !== '');
  const isShouted = entries.every((entry) => entry === entry.toUpperCase());
  const listed = new Map<string, Set<Suffix>>();
  const capitals = new Set<string>();
  const unreadable = new Set<string>();
  /** The endings of the word before; null after a refused one, undefined before the first. */
  let last: Set<Suffix> | null | undefined;
  for (const written of entries) {
    const entry = isShouted ? written.toLowerCase() : written;
    const ending = /^[-–]([a-z]+)$/i.exec(entry)?.[1];
    if (ending !== undefined) {
      const suffix = ENDINGS[ending.toLowerCase()];
      if (suffix && last) last.add(suffix);
      // After a refused word its endings are refused with it.
      else if (!suffix || last === undefined) unreadable.add(written);
      continue;
    }
    last = null;
    if (isWord(entry)) {
      last = listed.get(entry) ?? new Set();
      listed.set(entry, last);
    } else if (/^[a-z]+$/i.test(entry) && entry.length <= MAX_WORD_LENGTH) capitals.add(written);
    else unreadable.add(written);
  }
  const words = [...listed.keys()].sort();
  const added = new Set<string>();
  for (const [word, marked] of listed)
    for (const suffix of marked.size === 0 && endings ? REGULAR : marked)
      for (const form of formsOf(word, suffix)) if (isWord(form) && !listed.has(form)) added.add(form);
  return { words, added: [...added].sort(), capitals: [...capitals], strange: [...unreadable] };
}
