import type { Rejection } from '@wordhoard/lexicon';

const capitals = (word: string): string => word.toUpperCase();
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const curly = (text: string): string => text.replaceAll("'", '’');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** WEIRD, WIRED or WIELD */
const oneOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');

const meant = (words: readonly string[]): string =>
  words.length === 0 ? '' : `Did you mean ${oneOf(words.map(capitals))}?`;

/**
 * Why the table does not accept a word, after a sentence that has said so: it does not name the word again.
 *
 * @param suggest 'all' once a word is decided; 'plain' while the player can try again at once: other words than the one
 *   that was plainly meant would be hints.
 */
export function sayWhyNot(rejection: Rejection | 'own-list', suggest: 'all' | 'plain'): string {
  if (rejection === 'own-list') return 'This table plays only with its own list.';
  switch (rejection.kind) {
    case 'too-short':
      return `Words have at least ${NUMBERS[rejection.minimum] ?? rejection.minimum} letters.`;
    case 'banned':
      return 'This table doesn’t allow it.';
    case 'offensive':
      return 'This table is family-friendly, so coarse words don’t count.';
    case 'not-everyday':
      return 'It’s in the wide dictionary, but this table plays with the everyday one.';
    case 'name':
      return `It’s a name, written with a capital letter: ${rejection.written}.`;
    case 'abbreviation':
      return `It’s an abbreviation: ${rejection.meaning ?? rejection.written}.`;
    case 'contraction':
      return `It’s written with an apostrophe: ${curly(rejection.written)}.`;
    case 'joined':
      return `It’s ${rejection.written.includes('-') ? 'written with a hyphen' : 'more than one word'}: ${rejection.written}.`;
    case 'foreign':
      return `It’s ${capitalized(rejection.language)}, not English.`;
    case 'misspelling':
      return `The right spelling is ${capitals(rejection.right)}${rejection.isAccepted ? '' : ', which isn’t in this dictionary either'}.`;
    case 'rulebook':
      return 'A printed rulebook says it isn’t a word.';
    case 'unknown':
      if (suggest === 'plain') return meant(rejection.soundAlikes);
      return meant(rejection.nearest) || 'The dictionary has nothing spelt like it.';
  }
}
