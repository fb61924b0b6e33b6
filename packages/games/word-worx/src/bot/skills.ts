import type { Tier } from '@wordhoard/lexicon';

export type Level = 1 | 2 | 3 | 4 | 5;

/** What a level is made of: what it knows, what it overlooks, and how far it looks. */
export interface Skill {
  /** The rarest words it knows, besides those of its manifest. */
  readonly vocabulary: Tier;
  /** Percent of all words that do not come to its mind this time. */
  readonly overlooks: number;
  /** Units of work for one search; see Budget. */
  readonly budget: number;
  /** How it chooses cards: any, those its manifest lacks, or by trying each. */
  readonly picks: 'any' | 'wanted' | 'tried';
  /** Whether it steals: never, for its own gain, or also to hurt. */
  readonly steals: 'never' | 'gain' | 'hurt';
  /** It locks words of at least so many points for good; and whether it uses its manifest card. */
  readonly sealsFrom: number;
  readonly locks: boolean;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { vocabulary: 20, overlooks: 72, budget: 3000, picks: 'any', steals: 'never', sealsFrom: 25, locks: false },
  2: { vocabulary: 35, overlooks: 64, budget: 6000, picks: 'wanted', steals: 'never', sealsFrom: 25, locks: true },
  3: { vocabulary: 35, overlooks: 55, budget: 10_000, picks: 'wanted', steals: 'gain', sealsFrom: 15, locks: true },
  4: { vocabulary: 55, overlooks: 25, budget: 20_000, picks: 'tried', steals: 'gain', sealsFrom: 10, locks: true },
  5: { vocabulary: 80, overlooks: 0, budget: 40_000, picks: 'tried', steals: 'hurt', sealsFrom: 10, locks: true },
};
