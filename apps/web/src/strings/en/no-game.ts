/** A game on this device that cannot be laid out, or cannot go on. */
export const noGame = {
  failed: {
    title: 'The game could not be laid out',
    text: 'It needs the dictionary once, and that could not be fetched. Try again with a connection.',
    again: 'Try again',
  },
  leftBehind: {
    title: 'The game you left',
    text: 'It was begun by earlier rules or with an earlier dictionary. They have been corrected since, and it cannot go on by the new ones.',
    again: 'Start a new game',
  },
} as const;
