/** The task of this game, in a sentence. */
export const task = 'Find the best play with this tray.';

/** For a first-time player: what to do, and what counts. */
export const help = {
  todo: 'Tap a tile in your tray, then a square; lay all tiles in one row or column. An asterisk stands for one letter or more.',
  counts: 'The points of your play, and to a lesser degree how useful the tiles you keep are.',
} as const;
