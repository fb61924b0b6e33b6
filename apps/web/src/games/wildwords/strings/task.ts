/** What a task of this game asks for, in a sentence. */
export const task = 'Find the best play with this tray.';

/** For somebody who has never seen the game: what to do, and what counts. */
export const help = {
  todo: 'Tap a tile of your tray, then the square it goes to; all your tiles lie in one row or column. An asterisk stands for any letters, or none.',
  counts: 'The points of your play count, and a little what you keep in the tray for later.',
} as const;
