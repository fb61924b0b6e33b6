export const calling = {
  ask: 'Shall this device call you when it is your turn here?',
  hint: 'It says only which game and table. Until the game ends, or you say no in the settings of the browser.',
  quiet: 'Not between 22 and 8 o’clock',
  yes: 'Yes, call me',
  no: 'No',
  done: 'This device calls you when it is your turn.',
  failed: 'This browser would not have it. Nothing has changed.',
} as const;
