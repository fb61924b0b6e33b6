import type { Dictionary } from '@wordhoard/lexicon';
import { DICTIONARY_NAMES, type Edition, editionOf, THIS_EDITION } from '@wordhoard/lexicon/editions';
import type { ShortList } from '@wordhoard/lexicon/short-words';
import type { StorageFault } from '../../device/storage.ts';
import { listed, plural } from '../../ui/format.ts';
import type { ListFault } from '../../words/kept-lists.ts';

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

/** At most so many words are named, in case a whole book is pasted by mistake. */
const NAMED = 40;
const named = (words: readonly string[]): string =>
  listed(words.length <= NAMED ? words : [...words.slice(0, NAMED), `${words.length - NAMED} more`]);
const inCapitals = (words: readonly string[]): string => named(words.map((word) => word.toUpperCase()));

export const listFaults: Readonly<Record<ListFault, string>> = {
  'no-name': 'Give the list a name first.',
  'same-name': 'You already have a list with that name. Choose another name.',
  'no-words': 'Write at least one word that counts.',
};

export const keepFaults: Readonly<Record<StorageFault, string>> = {
  full: 'There’s no space left on this device, so the list lasts until you close this page. To keep it, delete or shorten another list.',
  unavailable:
    'Your browser doesn’t save anything for this site (is this a private window?), so the list lasts until you close this page.',
};

/** Word lists saved on the device. */
export const ownLists = {
  title: 'Your own lists',
  lead: 'Words from the lists you choose count at this table too. Lists stay on this device.',
  leadManage: 'You can choose them when you make a table. They stay on this device.',
  given: 'This table’s current list',
  make: 'Make a list',
  edit: 'Edit',
  editNamed: (name: string): string => `Edit the list ${name}`,
  count: (n: number): string => plural(n, 'word', 'words'),
  name: 'Name of the list',
  words: 'Its words',
  wordsHint:
    'Lowercase, separated by spaces, commas or new lines. Write endings after a word: blorp -s -ed -ing. You can also drop a text file here.',
  file: 'Open a text file',
  endings: 'Regular endings count too',
  endingsHint: 'Each word also counts with -S, -ED and -ING, unless you wrote its endings after it.',
  read: (words: number, added: readonly string[]): string =>
    `${plural(words, 'word', 'words')}${added.length === 0 ? '' : `, plus ${added.length} with endings: ${inCapitals(added)}`}.`,
  capitals: (entries: readonly string[]): string =>
    entries.length === 1
      ? `${entries[0]} has a capital letter, and names don’t count. Write it in lowercase if it should.`
      : `${named(entries)} have capital letters, and names don’t count. Write them in lowercase if they should.`,
  toSmall: 'Change to lowercase',
  strange: (entries: readonly string[]): string =>
    `Left out: ${named(entries)}. Words have only the letters a to z; endings are -s, -ed, -ing or -ly.`,
  tooLarge: 'That file is too large for a word list, so nothing was added. Choose a smaller one.',
  save: 'Save the list',
  cancel: 'Cancel',
  remove: 'Delete the list',
  removeSure: (name: string): string => `Delete the list ${name}? Tables made with it keep its words.`,
  removeYes: 'Yes, delete it',
  keep: 'Keep it',
  tooMany: (n: number, most: number): string =>
    `These lists and your allowed words have ${n.toLocaleString('en')} words; a table takes ${most.toLocaleString('en')}. Choose fewer lists; until then none of them counts.`,
  tooLong: 'These lists are too long together. Choose fewer; until then none of them counts.',
  tooLongWords: (n: number, longest: number): string =>
    `${plural(n, 'word has', 'words have')} more than ${longest} letters and can’t be played in this game.`,
} as const;

export const shortLists: Readonly<Record<ShortList, string>> = {
  two: 'Two letters',
  three: 'Three letters',
  'q-without-u': 'Q without U',
  'no-vowel': 'No vowel, no Y',
  'only-y': 'Y as the only vowel',
  'four-jqxz': 'Four letters with J, Q, X or Z',
};

/** The lists of short and unusual words. */
export const shortWords = {
  title: 'Short and unusual words',
  lead: 'Every word here counts at this table. Tap one to read what it means.',
  leadPage: (game: string): string =>
    `Every word here counts at a ${game} table with these options. Tap one to read what it means.`,
  undecided: 'Words that can still be challenged aren’t listed yet.',
  which: 'Which words',
  none: 'There are none with these options.',
  print: 'Print the lists',
  loading: 'Collecting the words…',
  failed: 'The dictionary isn’t on this device yet and can’t be downloaded right now.',
  again: 'Try again',
  back: (game: string): string => `How to play ${game}`,
} as const;

/** Which words count: the same choice for every game that has it. */
export const wordOptions = {
  words: 'Words',
  dictionary: 'Dictionary',
  /** Followed by the number of words and their source. */
  dictionaryHints: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know; a rare one fails a challenge',
  },
  family: 'Family-friendly',
  familyHint: 'Coarse words don’t count and bots never play them, which is good with children or strangers.',
  allowed: 'Also allowed',
  allowedHint: 'Extra words that count here, such as family words, with endings if you like: blorp -s -ed -ing.',
  allowedCount: (n: number): string => plural(n, 'extra word allowed', 'extra words allowed'),
  banned: 'Not allowed',
  notTaken: (strange: readonly string[]): string =>
    `${listed(strange)} ${strange.length === 1 ? 'doesn’t' : 'don’t'} count: words have only the letters a to z.`,
  bannedHint: 'Words that don’t count here, such as ones you’re all tired of.',
  bannedCount: (n: number): string => plural(n, 'word not allowed', 'words not allowed'),
} as const;
