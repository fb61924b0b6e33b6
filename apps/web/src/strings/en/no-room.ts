/** The device has no room for the game that is being played. */
export const noRoom = {
  text: 'There is no room on this device to keep this game. It lasts as long as this page is open.',
  make: 'Make room in My games',
} as const;
