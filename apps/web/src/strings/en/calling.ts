export const calling = {
  ask: 'Get a notification when it’s your turn?',
  hint: 'It names only the game and the table, and stops when the game ends. You can turn it off in your browser’s settings.',
  quiet: 'Not between 22:00 and 8:00',
  yes: 'Yes, notify me',
  no: 'No, thanks',
  done: 'We’ll notify you on this device when it’s your turn.',
  failed: 'Your browser blocked notifications. You can allow them in its site settings.',
} as const;
