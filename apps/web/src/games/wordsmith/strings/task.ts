/** What a task of this game asks for, in a sentence. */
export const task = 'Write two letters where they bring most.';

/** For somebody who has never seen the game: what to do, and what counts. */
export const help = {
  todo: 'Take two letters from the three cards and write them on vacant squares. The left card is free; the others cost 1 and 2 coins a letter. Then claim the words they make.',
  counts: 'What you claim and forge now counts, and what your sheet is ready for in later rounds.',
} as const;
