/** What a task of this game asks for, in a sentence. */
export const task = 'Build what pays best by your manifest.';

/** For somebody who has never seen the game: what to do, and what counts. */
export const help = {
  todo: 'Lay cards of your hand next to each other to build words, or add them to words you have.',
  counts: 'Words of your manifest pay what it says, and double in the marked set; any other word pays 2.',
} as const;
