const caps = (word: string): string => word.toUpperCase();

/** A word that the table allows in the middle of a game. */
export const allow = {
  /** In the log. */
  told: (who: string | null, word: string): string => `${who ?? 'You'} allowed ${caps(word)}. It counts from now on.`,
} as const;
