import type { Config } from '@wordhoard/wordsy';

/**
 * How long a live table gives for each thing, in ms: to draw the sand and the rings, and to stretch by. The game has the
 * same figures; a test holds the two together, so that the page need not carry the rules.
 */
export const LIMITS = {
  ready: 30_000,
  idle: 300_000,
  timer: 30_000,
  grace: 5_000,
  challenge: 20_000,
  mend: 20_000,
} as const;
export type Limit = keyof typeof LIMITS;

/** What the form for a new table starts from: the game's own defaults, held to them by the same test. */
export const PLAIN: Config = {
  rounds: 7,
  solo: 'easy',
  handicaps: [],
  friendlySpelling: false,
  words: { dictionary: 'wide', familyFriendly: false, allowed: [], banned: [] },
};
