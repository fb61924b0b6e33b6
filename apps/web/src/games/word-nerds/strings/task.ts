/** What a task of this game asks for, in a sentence. */
export const task = 'Trump this word with this hand.';

/** For somebody who has never seen the game: what to do, and what counts. */
export const help = {
  todo: 'Spell a word that is worth more than the one on the table: four letters or more, at least one from your hand, the rest from the pool.',
  counts: 'The value of your word counts, and a little what you keep in hand for later.',
} as const;
