/** The task of this game, in a sentence. */
export const task = 'Trump this word with your letters.';

/** For players new to the game: what to do, and what counts. */
export const help = {
  todo: 'Spell a word worth more than the one on the table: four letters or more, at least one from your hand, the rest from the pool.',
  counts: 'Your word’s value counts most; the letters you keep for later count a little.',
} as const;
