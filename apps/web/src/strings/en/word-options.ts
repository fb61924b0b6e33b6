import { listed, plural } from '../../ui/format.ts';

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
