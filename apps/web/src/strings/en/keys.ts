/** The keys that every table has. */
export const keyHelp = {
  here: 'In this game',
  everywhere: 'At every table',
  shell: [
    { keys: '?', does: 'shows these keys' },
    { keys: 'Alt + L', does: 'opens the log' },
    { keys: 'Alt + C', does: 'opens the chat, where others can read it' },
    { keys: 'Alt + M', does: 'opens the menu' },
    { keys: 'Escape', does: 'closes what is open' },
    { keys: 'Tab', does: 'goes to the next thing that can be pressed' },
  ],
  note: 'On a Mac, Alt is the key marked option. The keys of every table can be switched off in the settings.',
} as const;
