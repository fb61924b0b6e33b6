/** The keyboard shortcuts of every table. */
export const keyHelp = {
  here: 'In this game',
  everywhere: 'At every table',
  shell: [
    { keys: '?', does: 'shows this list' },
    { keys: 'Alt + L', does: 'opens the log' },
    { keys: 'Alt + C', does: 'opens the chat, if there is one' },
    { keys: 'Alt + M', does: 'opens the menu' },
    { keys: 'Escape', does: 'closes what is open' },
    { keys: 'Tab', does: 'goes to the next button or field' },
  ],
  note: 'On a Mac, Alt is the Option key. You can turn off the keys for every table in Settings.',
} as const;
