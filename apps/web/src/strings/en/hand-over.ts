import { listed } from '../../ui/format.ts';

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
