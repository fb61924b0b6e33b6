import { listed } from '../../ui/format.ts';

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
