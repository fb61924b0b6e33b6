import type { Tier } from '@wordhoard/lexicon';

export type Level = 1 | 2 | 3 | 4 | 5;

/** What a level is made of: what it knows, how well it looks, and for how long. */
export interface Skill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** Of so many words it knows, one comes to its mind before it gives up looking. */
  readonly blindness: number;
  /** How long it looks, in milliseconds. */
  readonly patience: number;
  /** How often, in percent, it challenges a word that is none … */
  readonly catches: number;
  /** … and a word that is one but that it does not know. */
  readonly doubts: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { vocabulary: 20, blindness: 800, patience: 28_000, catches: 20, doubts: 6 },
  2: { vocabulary: 20, blindness: 300, patience: 30_000, catches: 40, doubts: 5 },
  3: { vocabulary: 35, blindness: 240, patience: 32_000, catches: 60, doubts: 4 },
  4: { vocabulary: 55, blindness: 90, patience: 34_000, catches: 85, doubts: 2 },
  5: { vocabulary: 70, blindness: 10, patience: 36_000, catches: 97, doubts: 1 },
};
