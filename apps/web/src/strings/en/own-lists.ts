import { listed, plural } from '../../shell/format.ts';
import type { KeepFault, ListFault } from '../../words/kept-lists.ts';

/** So many words are named; a whole book pasted by mistake is not. */
const NAMED = 40;
const named = (words: readonly string[]): string =>
  listed(words.length <= NAMED ? words : [...words.slice(0, NAMED), `${words.length - NAMED} more`]);
const inCapitals = (words: readonly string[]): string => named(words.map((word) => word.toUpperCase()));

export const listFaults: Readonly<Record<ListFault, string>> = {
  'no-name': 'Give the list a name first.',
  'same-name': 'You already have a list of that name. Choose another.',
  'no-words': 'Write at least one word that counts.',
};

export const keepFaults: Readonly<Record<KeepFault, string>> = {
  full: 'This device has no room left for the list. It counts until you close this page; delete or shorten another list to keep it.',
  blocked:
    'Your browser keeps nothing for this site, as in a private window. The list counts until you close this page.',
};

/** Lists of words that somebody keeps on the device. */
export const ownLists = {
  title: 'Your own lists',
  lead: 'Words of a list that you choose count at this table too. The lists stay on this device.',
  leadManage: 'Choose them when you make a table. They stay on this device.',
  given: 'The list this table has now',
  make: 'Make a list',
  edit: 'Edit',
  editNamed: (name: string): string => `Edit the list ${name}`,
  count: (n: number): string => plural(n, 'word', 'words'),
  name: 'Name of the list',
  words: 'Its words',
  wordsHint:
    'In small letters, with spaces, commas or lines between them. Write a word’s endings after it: blorp -s -ed -ing. You can also drop a text file here.',
  file: 'Open a text file',
  endings: 'Regular endings count too',
  endingsHint: 'Each word also counts with -S, -ED and -ING, unless you wrote its endings after it.',
  read: (words: number, added: readonly string[]): string =>
    `${plural(words, 'word', 'words')}${added.length === 0 ? '' : `, and ${added.length} by endings: ${inCapitals(added)}`}.`,
  capitals: (entries: readonly string[]): string =>
    entries.length === 1
      ? `${entries[0]} has a capital: names don’t count. Write it in small letters if you want it to count.`
      : `${named(entries)} have a capital: names don’t count. Write them in small letters if you want them to count.`,
  toSmall: 'Write in small letters',
  strange: (entries: readonly string[]): string =>
    `Not taken: ${named(entries)}. Only the letters a to z make a word, and only -s, -ed, -ing and -ly can be endings.`,
  tooLarge: 'That file is longer than any word list. Nothing was taken from it.',
  save: 'Save the list',
  cancel: 'Cancel',
  remove: 'Delete the list',
  removeSure: (name: string): string => `Delete the list ${name}? Tables made with it keep its words.`,
  removeYes: 'Yes, delete it',
  keep: 'Keep it',
  tooMany: (n: number, most: number): string =>
    `These lists and the words you allowed make ${n.toLocaleString('en')}; a table takes ${most.toLocaleString('en')}. Choose fewer lists: until then none of them counts.`,
  tooLong: 'These lists are too long together. Choose fewer: until then none of them counts.',
  tooLongWords: (n: number, longest: number): string =>
    `${plural(n, 'word has', 'words have')} more than ${longest} letters and can’t be written in this game.`,
} as const;
