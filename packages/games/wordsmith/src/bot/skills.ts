import type { Tier } from '@wordhoard/lexicon';

export type Level = 1 | 2 | 3 | 4 | 5;

/** What a level is made of: what it knows, how much of that comes to mind, and how far it looks. */
export interface Skill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** Of a hundred words it knows, so many come to its mind in a turn. */
  readonly recall: number;
  /** How many turns it tries out: its time, in a unit that is the same on every machine. */
  readonly tries: number;
  /** What the words a sheet keeps open count for: 0 lives for the day. */
  readonly foresight: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { vocabulary: 20, recall: 10, tries: 40, foresight: 0.3 },
  2: { vocabulary: 35, recall: 15, tries: 80, foresight: 0.5 },
  3: { vocabulary: 35, recall: 30, tries: 150, foresight: 0.6 },
  4: { vocabulary: 55, recall: 65, tries: 400, foresight: 0.8 },
  5: { vocabulary: 80, recall: 100, tries: 900, foresight: 1 },
};
