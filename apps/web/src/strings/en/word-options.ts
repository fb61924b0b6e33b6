import { listed, plural } from '../../shell/format.ts';

/** Which words are words: the same choice for every game that has it. */
export const wordOptions = {
  words: 'Words',
  dictionary: 'Dictionary',
  /** Followed by the number of words and their source. */
  dictionaryHints: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know; a rare one fails a challenge',
  },
  family: 'Family-friendly',
  familyHint: 'Coarse words don’t count, which is good with children or strangers; bots never play them.',
  allowed: 'Also allowed',
  allowedHint:
    'Words of your own that count here, such as family words; write endings after a word, as in blorp -s -ed -ing.',
  allowedCount: (n: number): string => plural(n, 'word allowed besides', 'words allowed besides'),
  banned: 'Not allowed',
  notTaken: (strange: readonly string[]): string =>
    `${listed(strange)} ${strange.length === 1 ? 'is' : 'are'} not taken: only the letters a to z make a word here.`,
  bannedHint: 'Words that don’t count here, such as those you are all tired of.',
  bannedCount: (n: number): string => plural(n, 'word not allowed', 'words not allowed'),
} as const;
