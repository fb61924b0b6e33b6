import { adjustByTrait, type BotPersonality, type Level } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';

/** The skills of a level: its vocabulary, its blind spots and its foresight. */
export interface WordWorxSkill {
  /** The rarest words it knows, besides those of its manifest. */
  readonly vocabulary: Tier;
  /** It thinks of no longer words. */
  readonly longest: number;
  /** Percent of all words that do not come to its mind this time. */
  readonly overlooks: number;
  /** Units of work for one search; see Budget. */
  readonly budget: number;
  /** Choice of cards: those its manifest lacks, or by trying each. */
  readonly picks: 'wanted' | 'tried';
  /**
   * Percentage of turns in which it considers stealing; and whether it also steals to hurt, not only for its own gain.
   */
  readonly steals: number;
  readonly hurts: boolean;
  /** It locks words of at least so many points for good; and whether it uses its manifest card. */
  readonly sealsFrom: number;
  readonly locks: boolean;
  /** Cards it would rather hold than lay in words of 2 points. */
  readonly keeps: number;
  /** The keenest of its level overlooks less by this part, the dullest more. */
  readonly varies: number;
}

const ANY: number = MAX_WORD_LENGTH;

export const SKILLS: Readonly<Record<Level, WordWorxSkill>> = {
  1: {
    vocabulary: 35,
    longest: 6,
    overlooks: 79,
    budget: 6000,
    picks: 'wanted',
    steals: 0,
    hurts: false,
    sealsFrom: 25,
    locks: false,
    keeps: 5,
    varies: 0.2,
  },
  2: {
    vocabulary: 35,
    longest: ANY,
    overlooks: 64,
    budget: 6000,
    picks: 'wanted',
    steals: 30,
    hurts: false,
    sealsFrom: 25,
    locks: true,
    keeps: 5,
    varies: 0.3,
  },
  3: {
    vocabulary: 40,
    longest: ANY,
    overlooks: 57,
    budget: 10_000,
    picks: 'wanted',
    steals: 70,
    hurts: false,
    sealsFrom: 15,
    locks: true,
    keeps: 4,
    varies: 0.4,
  },
  4: {
    vocabulary: 55,
    longest: ANY,
    overlooks: 42,
    budget: 20_000,
    picks: 'tried',
    steals: 100,
    hurts: false,
    sealsFrom: 10,
    locks: true,
    keeps: 2,
    varies: 0.4,
  },
  5: {
    vocabulary: 80,
    longest: ANY,
    overlooks: 0,
    budget: 40_000,
    picks: 'tried',
    steals: 100,
    hurts: true,
    sealsFrom: 10,
    locks: true,
    keeps: 0,
    varies: 0,
  },
};

/** A newcomer who knows everyday words only, besides the manifest, and sees the best of them. */
export const BEGINNER: WordWorxSkill = {
  vocabulary: 35,
  longest: 5,
  overlooks: 0,
  budget: 6000,
  picks: 'wanted',
  steals: 0,
  hurts: false,
  sealsFrom: 25,
  locks: false,
  keeps: 5,
  varies: 0,
};

/** A level as this temper makes it. */
export const suited = (skill: WordWorxSkill, { thrifty, keen }: BotPersonality): WordWorxSkill => ({
  ...skill,
  overlooks: adjustByTrait(skill.overlooks, -keen, skill.varies),
  keeps: skill.keeps + thrifty,
});
