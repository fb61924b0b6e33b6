import { listed } from '../../ui/format.ts';

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

/** A player is away. */
export const away = {
  standIn: 'A bot is playing for you.',
  return: 'Take my seat back',
  resigned: 'You’ve resigned. A bot plays on in your seat.',
  is: (name: string): string => `${name} is away.`,
  botIn: (time: string): string => `A bot takes over in ${time}.`,
  goOnIn: (name: string, time: string): string => `You can continue without ${name} in ${time}.`,
  bot: (name: string): string => `Let a bot play for ${name}`,
  end: 'End the game',
  endSure: 'End the game for everyone? The scores stay as they are.',
  endYes: 'Yes, end it',
} as const;

/** A proposal to end the game by mutual consent. */
export const endProposal = {
  propose: 'Propose to end the game',
  proposeSure: 'Propose to end the game here? Everyone has to agree. The scores stay as they are, and no one wins.',
  proposeYes: 'Yes, propose it',
  from: (names: string): string => `${names} would like to end the game here. The scores stay as they are.`,
  mine: (names: string): string => `You would like to end the game here. Waiting for ${names}.`,
  agree: 'Agree to end it',
  decline: 'Keep playing',
  takeBack: 'Take it back',
  declined: 'The game goes on: not everyone agreed to end it.',
} as const;

/** A note of what another player did to the reader. */
export const doneToYou = { label: 'Done to you', seen: 'Got it' } as const;

/** A report on a stand-in's moves, for the player it stood in for. */
export const whileAway = {
  /** Stands for the player's name in the game's own sentences. */
  name: 'your stand-in',
  /** Sentences whose subject is the stand-in, without it: 'played TRAIN for 12 points'. */
  did: (parts: readonly string[]): string => `While you were away, your stand-in ${listed(parts)}.`,
  lately: (moves: number, parts: readonly string[]): string =>
    `While you were away, your stand-in made ${moves} moves. Most recently, it ${listed(parts)}.`,
  /** Whole sentences, where one of them has another subject. */
  said: (sentences: string): string => `Here’s what happened while you were away. ${sentences}`,
} as const;

/** The screen between two players who share a device. */
export const handOver = {
  title: (name: string): string => `Pass the device to ${name}`,
  /** The game's reason why a player is next, when the same player had the device last. */
  again: (name: string, reason: string): string => `${name} again: ${reason}.`,
  next: (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
  text: 'Everyone else, look away.',
  /** Those at this device who have made their moves. */
  hidden: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]}’s move stays hidden.` : `The moves of ${listed(names)} stay hidden.`,
  go: (name: string): string => `I am ${name}`,
} as const;
