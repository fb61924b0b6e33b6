export const notifications = {
  ask: 'Get a notification when it’s your turn?',
  hint: 'It names only the game and the table, and stops when the game ends. You can turn it off in your browser’s settings.',
  quiet: 'Not between 22:00 and 8:00',
  yes: 'Yes, notify me',
  no: 'No, thanks',
  /** In the form for a new table. */
  choice: 'Notify me on this device when it’s my turn',
  choiceHint: 'It names only the game and the table, and stops when the game ends.',
  /** The person closed the browser's question without an answer. */
  closed: 'Your browser needs your permission. Tick the box again to be asked.',
  done: 'We’ll notify you on this device when it’s your turn.',
  blocked: 'Your browser blocked notifications. You can allow them in its site settings.',
  failed: 'Notifications couldn’t be set up on this device. Please try again later.',
} as const;

/** The text of a notification. */
export const call = {
  site: 'Wordhoard',
  turn: (code: string): string => `Your turn at table ${code}`,
} as const;
