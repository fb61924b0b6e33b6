/** A game on this device that can't be set up or continued. */
export const noGame = {
  failed: {
    title: 'The game couldn’t be set up',
    text: 'It has to download the dictionary once. Connect to the internet and try again.',
    again: 'Try again',
  },
  leftBehind: {
    title: 'This game can’t be continued',
    text: 'You started it with older rules or an older dictionary, which have been corrected since.',
    again: 'Start a new game',
  },
} as const;

/** The device has no space for the current game. */
export const noRoom = {
  text: 'There’s no space on this device to save this game. It lasts until you close the page.',
  make: 'Free some space in My games',
} as const;
