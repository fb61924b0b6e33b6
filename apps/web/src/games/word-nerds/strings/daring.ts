/** [WN-15] Before points are at stake. */
export const daring = {
  sure: (text: string): string => `Challenge ${text.toUpperCase()}?`,
  risk: 'If it is no word, you get 10 points and it scores nothing. If it is a word, you lose 10.',
  yes: 'Challenge',
  no: 'Not now',
} as const;
