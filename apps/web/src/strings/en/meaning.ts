/** What a word means, wherever one is tapped. */
export const meaning = {
  of: (word: string): string => `What ${word.toUpperCase()} means`,
  none: (word: string): string => `${word.toUpperCase()} is in the dictionary, which has no definition of it here.`,
  noWord: (word: string): string => `${word.toUpperCase()} is not in the dictionary.`,
  offline: 'The definition needs a connection.',
  loading: 'Looking it up…',
};
