import type { Config } from '@wordhoard/wildwords';

/**
 * How long a live table gives for each thing, in ms: to draw the rings, and to stretch by. The game has the same
 * figures; a test holds the two together, so that the page need not carry the rules.
 */
export const LIMITS = { turn: 180_000, challenge: 30_000, spell: 60_000, vote: 30_000 } as const;
export type Limit = keyof typeof LIMITS;

/** What the form for a new table starts from: the game's own defaults, held to them by the same test. */
export const PLAIN: Config = {
  penalty: 20,
  overtime: 'points',
  words: { dictionary: 'wide', familyFriendly: false, allowed: [], banned: [] },
};

/** The chess clock: 25 minutes for each player, or one of these, instead of a limit for each turn. */
export const CLOCK: {
  readonly initial: number;
  readonly among: readonly number[];
  readonly instead: readonly Limit[];
} = {
  initial: 25 * 60_000,
  among: [5, 10, 15, 25, 40, 60].map((minutes) => minutes * 60_000),
  instead: ['turn'],
};
