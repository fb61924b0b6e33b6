/** The definition of a word that is tapped. */
export const meaning = {
  of: (word: string): string => `What ${word.toUpperCase()} means`,
  none: (word: string): string => `${word.toUpperCase()} is in the dictionary, but we have no definition for it.`,
  noWord: (word: string): string => `${word.toUpperCase()} isn’t in the dictionary.`,
  offline: 'Go online to see the definition.',
  loading: 'Looking it up…',
};
