import { listed } from '../../ui/format.ts';

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
