import type { Tier } from '@wordhoard/lexicon';

export type Level = 1 | 2 | 3 | 4 | 5;

/** What a level is made of. */
export interface Skill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** It does not see longer plays. */
  readonly tiles: number;
  /** How many plays it looks at, best first, and how many percent of those come to its mind. */
  readonly looks: number;
  readonly notices: number;
  /** Does it think of the tiles it keeps, and of the end? */
  readonly plans: boolean;
  /** How many fresh trays it imagines before it decides about a trade; with none it trades below `content` points. */
  readonly imagines: number;
  readonly content: number;
  /** How often, in percent, it bluffs when it has nothing better than `content`. */
  readonly bluffs: number;
  /** How often, in percent, it sees that a play is no word … */
  readonly catches: number;
  /** … and how often it doubts one that is, but that it does not know. */
  readonly doubts: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: {
    vocabulary: 20,
    tiles: 4,
    looks: 60,
    notices: 5,
    plans: false,
    imagines: 0,
    content: 5,
    bluffs: 0,
    catches: 15,
    doubts: 6,
  },
  2: {
    vocabulary: 35,
    tiles: 5,
    looks: 60,
    notices: 10,
    plans: false,
    imagines: 0,
    content: 10,
    bluffs: 10,
    catches: 40,
    doubts: 6,
  },
  3: {
    vocabulary: 40,
    tiles: 7,
    looks: 100,
    notices: 5,
    plans: false,
    imagines: 0,
    content: 25,
    bluffs: 15,
    catches: 70,
    doubts: 5,
  },
  4: {
    vocabulary: 55,
    tiles: 7,
    looks: 40,
    notices: 40,
    plans: true,
    imagines: 0,
    content: 45,
    bluffs: 10,
    catches: 100,
    doubts: 3,
  },
  5: {
    vocabulary: 80,
    tiles: 7,
    looks: 30,
    notices: 100,
    plans: true,
    imagines: 6,
    content: 55,
    bluffs: 5,
    catches: 100,
    doubts: 0,
  },
};
