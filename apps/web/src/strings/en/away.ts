import { listed } from '../../shell/format.ts';

/** Somebody is not there. */
export const away = {
  standIn: 'A bot is playing for you.',
  return: 'Take my place back',
  resigned: 'You have resigned. A bot plays on in your place.',
  is: (name: string): string => `${name} is away.`,
  botIn: (time: string): string => `A bot plays on in ${time}.`,
  goOnIn: (name: string, time: string): string => `You can go on without ${name} in ${time}.`,
  bot: (name: string): string => `Let a bot play for ${name}`,
  end: 'End the game',
  endSure: 'End the game for everybody? The scores stay as they are.',
  endYes: 'Yes, end it',
} as const;

/** A proposal to end the game by mutual consent. */
export const endProposal = {
  propose: 'Propose to end the game',
  proposeSure: 'Propose to end the game here? Everyone has to agree. The scores stay as they are, and nobody wins.',
  proposeYes: 'Yes, propose it',
  from: (names: string): string => `${names} would like to end the game here. The scores stay as they are.`,
  mine: (names: string): string => `You would like to end the game here. Waiting for ${names}.`,
  agree: 'Agree to end it',
  decline: 'Play on',
  takeBack: 'Take it back',
  declined: 'The game goes on: not everyone wants to end it.',
} as const;

/** A note of what somebody did to the reader. */
export const doneToYou = { label: 'Done to you', seen: 'Got it' } as const;

/** The device goes from hand to hand. */
export const handOver = {
  title: (name: string): string => `Pass the device to ${name}`,
  text: 'Nobody else should look now.',
  /** Of those at this device who have made theirs. */
  hidden: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]}’s move stays hidden.` : `The moves of ${listed(names)} stay hidden.`,
  go: (name: string): string => `I am ${name}`,
} as const;
