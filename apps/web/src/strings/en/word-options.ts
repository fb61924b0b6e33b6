import { listed, plural } from '../../shell/format.ts';

/** Which words are words: the same choice for every game that has it. */
export const wordOptions = {
  words: 'Words',
  dictionary: 'Dictionary',
  dictionaryHints: {
    wide: 'Also the rare words that keen players know.',
    everyday: 'Only words most people know. A rare word that is challenged falls.',
  },
  family: 'Family-friendly',
  familyHint: 'Coarse words don’t count at this table. Bots never play them anyway.',
  allowed: 'Also allowed',
  allowedHint:
    'Family words, anything: these count as words at this table. In small letters; endings after a word, as in blorp -s -ed -ing.',
  allowedCount: (n: number): string => plural(n, 'word allowed besides', 'words allowed besides'),
  banned: 'Not allowed',
  notTaken: (strange: readonly string[]): string =>
    `${listed(strange)} ${strange.length === 1 ? 'is' : 'are'} not taken: only the letters a to z make a word here.`,
  bannedHint: 'These are no words at this table.',
  bannedCount: (n: number): string => plural(n, 'word not allowed', 'words not allowed'),
} as const;
