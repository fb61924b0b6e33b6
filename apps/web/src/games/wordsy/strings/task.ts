/** The task of this game, in a sentence. */
export const task = 'One board, one word, sixty seconds.';

/** For a first-time player: what to do, and what counts. */
export const help = {
  todo: 'Write any word. Each letter that’s on a card scores the number above its column. All other letters are free.',
  counts: 'You have sixty seconds. Your points are compared with the best everyday word for these cards.',
} as const;
