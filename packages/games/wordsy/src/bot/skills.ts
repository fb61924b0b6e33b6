import type { Tier } from '@wordhoard/lexicon';

export type Level = 1 | 2 | 3 | 4 | 5;

/** What a level is made of: what it knows, how well it looks, and at what pace. */
export interface Skill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** A word that comes to its mind is any of so many best ones it knows. */
  readonly spread: number;
  /** How many words come to its mind before it gives up looking. */
  readonly ideas: number;
  /** Milliseconds that each takes, on average. */
  readonly pace: number;
  /** How often, in percent, it challenges a word that is none … */
  readonly catches: number;
  /** … and a word that is one but that it does not know. */
  readonly doubts: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { vocabulary: 20, spread: 3000, ideas: 4, pace: 7000, catches: 20, doubts: 6 },
  2: { vocabulary: 20, spread: 1500, ideas: 5, pace: 6500, catches: 40, doubts: 5 },
  3: { vocabulary: 35, spread: 1500, ideas: 6, pace: 6000, catches: 60, doubts: 4 },
  4: { vocabulary: 55, spread: 700, ideas: 7, pace: 5500, catches: 85, doubts: 2 },
  5: { vocabulary: 70, spread: 80, ideas: 8, pace: 5000, catches: 97, doubts: 1 },
};
