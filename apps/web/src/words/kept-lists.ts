import { type Signal, signal } from '@preact/signals';
import { type OwnList, readOwnList } from '@wordhoard/lexicon/own-list';
import { parseJson, readText, type StorageFault, writeJson } from '../device/storage.ts';

/** A word list stored on this device, as it was written. */
export interface KeptList {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Every word also takes -s, -ed and -ing. */
  readonly endings: boolean;
}

const KEY = 'wordhoard.lists';
export const LONGEST_NAME = 40;

/** Reads stored lists, old or damaged, as far as they still make sense. */
export function readKeptLists(stored: string | null): readonly KeptList[] {
  const raw = parseJson(stored);
  if (!Array.isArray(raw)) return [];
  const ids = new Set<string>();
  return raw.flatMap((it: unknown): KeptList[] => {
    if (typeof it !== 'object' || it === null) return [];
    const { id, name, text, endings }: { readonly [K in keyof KeptList]?: unknown } = it;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof text !== 'string' || ids.has(id)) return [];
    ids.add(id);
    return [{ id, name: name.slice(0, LONGEST_NAME), text, endings: endings === true }];
  });
}

export const keptLists: Signal<readonly KeptList[]> = signal(readKeptLists(readText(KEY)));

// Another tab of this browser has changed them.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) keptLists.value = readKeptLists(newValue);
  });

/** Keeps the lists. When the browser refuses, they are there until the page is closed. */
export function keepLists(lists: readonly KeptList[]): StorageFault | null {
  keptLists.value = lists;
  return writeJson(KEY, lists);
}

/** Faults that keep a list from being stored. */
export type ListFault = 'no-name' | 'same-name' | 'no-words';

export function faultOf(list: KeptList, others: readonly KeptList[]): ListFault | null {
  const name = list.name.trim().toLowerCase();
  if (name === '') return 'no-name';
  if (others.some((it) => it.id !== list.id && it.name.trim().toLowerCase() === name)) return 'same-name';
  return readOwnList(list.text, list).words.length === 0 ? 'no-words' : null;
}

/** The lists with this one in its place, or at the end. */
export const withList = (lists: readonly KeptList[], list: KeptList): readonly KeptList[] =>
  lists.some(({ id }) => id === list.id) ? lists.map((it) => (it.id === list.id ? list : it)) : [...lists, list];

const allOf = ({ words, added }: OwnList): readonly string[] => [...words, ...added];
export const wordsOf = (list: KeptList): readonly string[] => allOf(readOwnList(list.text, list));

/** Writes the refused entries of a text in small letters; the rest stays as it was written. */
export const withSmallLetters = (text: string, capitals: readonly string[]): string =>
  text.replace(/[^\s,;]+/g, (entry) => (capitals.includes(entry) ? entry.toLowerCase() : entry));

/** With commas, lines or spaces between: the words in small letters, each once; and what is none, as it was typed. */
export function readWords(typed: string): { readonly words: string[]; readonly strange: string[] } {
  const all = [...new Set(typed.split(/[\s,;]+/).filter((word) => word !== ''))];
  const isWord = (word: string): boolean => /^[a-z]+$/i.test(word);
  return {
    words: [...new Set(all.filter(isWord).map((word) => word.toLowerCase()))],
    // A letter left out without a word would make another word of it.
    strange: all.filter((word) => !isWord(word)),
  };
}
