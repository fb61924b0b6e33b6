/** What a task of this game asks for, in a sentence. */
export const task = 'One board, one word, sixty seconds.';

/** For somebody who has never seen the game: what to do, and what counts. */
export const help = {
  todo: 'Write any word. Each letter that is also on the board scores the points of its column; all other letters are free.',
  counts: 'You have sixty seconds. Your score compares your points with the best everyday word.',
} as const;
