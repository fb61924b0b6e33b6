import type { Rejection } from '@wordhoard/lexicon';
import type { AllowRefusal } from '@wordhoard/lexicon/allow-word';

const caps = (word: string): string => word.toUpperCase();

/** Allowing a word during a game. */
export const allow = {
  button: (word: string): string => `Allow ${caps(word)} at this table`,
  hint: 'It counts from now on. Nothing already scored changes.',
  counts: (word: string): string => `${caps(word)} counts from now on.`,
  afterChallenge: (word: string): string => `${caps(word)} will count once this challenge is over.`,
  /** In the menu. */
  whenSettled: (word: string): string => `${caps(word)} will count once no word on the table can be challenged.`,
  none: 'None yet: this table plays by the dictionary.',
  field: 'Allow a word',
  add: 'Allow it',
  remembered: 'New tables you make on this device allow it too. You can remove it in Settings.',
  hostOnly: 'The host can allow words during the game, except at a public table.',
  /** In the settings. */
  device: 'Words we allowed',
  deviceHint: 'New tables you make on this device allow these words.',
} as const;

/** Why a word cannot be allowed; null for what has other words already. */
export function allowRefusal(refusal: { readonly code: string }): string | null {
  // Told apart by its code, from the server or this page.
  const why = refusal as AllowRefusal;
  switch (why.code) {
    case 'not-a-z':
      return 'Words have only the letters a to z.';
    case 'wrong-length':
      return `Words here have ${why.shortest} to ${why.longest} letters.`;
    case 'counts-already':
      return `${caps(why.word)} already counts.`;
    case 'list-full':
      return `This table already allows ${why.most} words, the most it can.`;
    case 'undecided':
      return 'A word on the table can still be challenged. Allow words after that.';
    default:
      return null;
  }
}

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
