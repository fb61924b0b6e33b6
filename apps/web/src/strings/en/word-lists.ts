import type { Dictionary } from '@wordhoard/lexicon';
import { DICTIONARY_NAMES, type Edition, editionOf, THIS_EDITION } from '@wordhoard/lexicon/editions';

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
export const ordinal = (n: number): string =>
  `${n}${SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)] ?? 'th'}`;

/** 'Wordhoard Wide, 2nd edition' */
export const listName = (dictionary: Dictionary, { edition }: Edition): string =>
  `${DICTIONARY_NAMES[dictionary]}, ${ordinal(edition)} edition`;

/** '255,768 words, from SCOWL with our own corrections' */
export const listSource = (dictionary: Dictionary, { words }: Edition): string =>
  `${words[dictionary].toLocaleString('en')} words, from SCOWL with our own corrections`;

/**
 * Which dictionary a table plays with, in one line.
 *
 * @param id of the lexicon its match was begun with; without it the one this page was made with.
 */
export function listLine(dictionary: Dictionary | null, id?: string): string {
  if (dictionary === null) return 'Only the words of the table’s own list';
  const edition = id === undefined ? THIS_EDITION : editionOf(id);
  if (!edition)
    return `${DICTIONARY_NAMES[dictionary]}, an edition that this page doesn’t know. Reload the page to see which.`;
  return `${listName(dictionary, edition)} · ${listSource(dictionary, edition)}`;
}
