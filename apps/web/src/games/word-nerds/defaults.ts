import type { Config } from '@wordhoard/word-nerds';

/**
 * How long a live table gives for each thing, in ms: to draw the rings, and to stretch by. The game has the same
 * figures; a test holds the two together, so that the form for a new table need not carry the rules. Not among them: the
 * 300 ms of WN-11, a matter of fairness that nobody stretches.
 */
export const LIMITS = {
  bid: 30_000,
  cards: 20_000,
  select: 20_000,
  declare: 60_000,
  respond: 20_000,
  join: 8_000,
  choose: 20_000,
  purchase: 30_000,
} as const;
export type Limit = keyof typeof LIMITS;

/** What the form for a new table starts from: the game's own defaults, held to them by the same test. */
export const PLAIN: Config = {
  winningScore: 100,
  lastTurn: 40,
  words: { dictionary: 'wide', familyFriendly: false, allowed: [], banned: [] },
};
