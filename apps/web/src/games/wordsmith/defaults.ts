import type { Config } from '@wordhoard/wordsmith';

/** How long a live table gives for a turn, in ms; the game has the same figure, and a test holds the two together. */
export const LIMITS = { turn: 120_000 } as const;

/** What the form for a new table starts from: the game's own defaults, held to them by the same test. */
export const PLAIN: Config = {
  deck: 'printed',
  words: { dictionary: 'wide', familyFriendly: false, allowed: [], banned: [] },
};
