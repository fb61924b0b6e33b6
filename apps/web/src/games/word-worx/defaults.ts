import type { Config } from '@wordhoard/word-worx';

/**
 * How long a live table gives for each thing, in ms: to draw the rings, and to stretch by. The game has the same
 * figures; a test holds the two together, so that the page need not carry the rules.
 */
export const LIMITS = { pick: 40_000, steal: 60_000, build: 120_000, discard: 20_000 } as const;

/** What the form for a new table starts from: the game's own defaults, held to them by the same test. */
export const PLAIN: Config = {
  rounds: 'by-players',
  minimum: 2,
  words: { dictionary: 'wide', familyFriendly: false, allowed: [], banned: [] },
};
