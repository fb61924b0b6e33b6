/** [WN-15] Before points are at stake. */
export const daring = {
  sure: (text: string): string => `Challenge ${text.toUpperCase()}?`,
  risk: 'If it isn’t a word, it scores nothing and you get 10 points. If it is, you lose 10.',
  yes: 'Challenge',
  no: 'Don’t challenge',
} as const;
