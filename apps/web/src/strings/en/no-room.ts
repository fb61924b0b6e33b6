/** The device has no space for the current game. */
export const noRoom = {
  text: 'There’s no space on this device to save this game. It lasts until you close the page.',
  make: 'Free some space in My games',
} as const;
