/** The menu of a table. */
export const menu = {
  resign: 'Resign',
  resignSure: (winner: string | null): string =>
    winner === null ? 'Give up your seat for good? A bot will play on in it.' : `Resign? ${winner} will win.`,
  resignToBots: 'Resign? The game ends here and counts as a loss.',
  resignYes: 'Yes, resign',
  newGame: 'New game',
  newGameBeside: 'New game (this one is kept)',
  verify: 'The shuffle was fixed before the first card. This is its fingerprint; you’ll see the seed at the end.',
  mixed:
    'The server and every player’s device each add a part to the shuffle, so no one can choose it. This is the fingerprint of the server’s part; the record at the end has all parts.',
  seed: 'Seed',
  nonce: 'Nonce',
} as const;

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

/** Auto-pass: passes in reaction windows without asking the player. */
export const passing = {
  title: 'Auto-pass',
  open: 'Auto-pass…',
  on: 'Auto-pass',
  lead: 'Passes for you after a moment. The others can’t tell.',
  leadByDay: 'Passes for you after a while, as if you had looked in. The others can’t tell.',
  asks: 'It still asks you if',
  always: 'It still asks you whenever you can do more than pass.',
  line: 'Auto-pass is on.',
  now: 'It will soon pass here too.',
  change: 'Change',
} as const;

/** Typed messages at a table by link. */
export const typedChat = {
  label: 'Message to everyone at the table',
  send: 'Send',
  line: (name: string, text: string): string => `${name}: ${text}`,
  limit: 'Everyone at the table can read this. Messages are deleted once the game is over and everyone has left.',
  hide: 'Hide typed messages',
  show: 'Show typed messages',
  hidden: 'Typed messages are hidden on this device.',
  off: 'The host has turned typed messages off.',
  turnOff: 'Turn typed messages off for everyone',
  turnOn: 'Turn typed messages on',
} as const;
