import { adjustByTrait, type BotPersonality, type SkillLevel } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';

/** The skills of a level: its vocabulary, its blind spots and its foresight. */
export interface WordWorxSkill {
  /** The rarest words it knows, besides those of its manifest. */
  readonly vocabulary: Tier;
  /** Length of the longest words it thinks of. */
  readonly longest: number;
  /** Percentage of words that don't come to mind in this turn. */
  readonly overlookPercent: number;
  /** Units of work for one search; see `Budget`. */
  readonly budget: number;
  /** How it chooses cards: by what its manifest needs ('wanted'), or by trying each ('tried'). */
  readonly pickMethod: 'wanted' | 'tried';
  /**
   * Percentage of turns in which it considers stealing, and whether it counts the harm to the victim as a gain.
   */
  readonly stealPercent: number;
  readonly stealsToHurt: boolean;
  /** The points from which it locks a word for good, and whether it uses its manifest card. */
  readonly sealFrom: number;
  readonly usesLock: boolean;
  /** How many cards it keeps in hand rather than lay in words of 2 points. */
  readonly keptCards: number;
  /** How much bots of the level differ: the keenest overlooks this fraction fewer words, the least keen more. */
  readonly spread: number;
}

const ANY_LENGTH: number = MAX_WORD_LENGTH;

export const SKILLS: Readonly<Record<SkillLevel, WordWorxSkill>> = {
  1: {
    vocabulary: 35,
    longest: 6,
    overlookPercent: 79,
    budget: 6000,
    pickMethod: 'wanted',
    stealPercent: 0,
    stealsToHurt: false,
    sealFrom: 25,
    usesLock: false,
    keptCards: 5,
    spread: 0.2,
  },
  2: {
    vocabulary: 35,
    longest: ANY_LENGTH,
    overlookPercent: 64,
    budget: 6000,
    pickMethod: 'wanted',
    stealPercent: 30,
    stealsToHurt: false,
    sealFrom: 25,
    usesLock: true,
    keptCards: 5,
    spread: 0.3,
  },
  3: {
    vocabulary: 40,
    longest: ANY_LENGTH,
    overlookPercent: 57,
    budget: 10_000,
    pickMethod: 'wanted',
    stealPercent: 70,
    stealsToHurt: false,
    sealFrom: 15,
    usesLock: true,
    keptCards: 4,
    spread: 0.4,
  },
  4: {
    vocabulary: 55,
    longest: ANY_LENGTH,
    overlookPercent: 42,
    budget: 20_000,
    pickMethod: 'tried',
    stealPercent: 100,
    stealsToHurt: false,
    sealFrom: 10,
    usesLock: true,
    keptCards: 2,
    spread: 0.4,
  },
  5: {
    vocabulary: 80,
    longest: ANY_LENGTH,
    overlookPercent: 0,
    budget: 40_000,
    pickMethod: 'tried',
    stealPercent: 100,
    stealsToHurt: true,
    sealFrom: 10,
    usesLock: true,
    keptCards: 0,
    spread: 0,
  },
};

/** Knows only its manifest and short everyday words, and finds the best of them. */
export const BEGINNER: WordWorxSkill = {
  vocabulary: 35,
  longest: 5,
  overlookPercent: 0,
  budget: 6000,
  pickMethod: 'wanted',
  stealPercent: 0,
  stealsToHurt: false,
  sealFrom: 25,
  usesLock: false,
  keptCards: 5,
  spread: 0,
};

/** The level's skill adjusted to a personality. */
export const withPersonality = (skill: WordWorxSkill, { thrifty, keen }: BotPersonality): WordWorxSkill => ({
  ...skill,
  overlookPercent: adjustByTrait(skill.overlookPercent, -keen, skill.spread),
  keptCards: skill.keptCards + thrifty,
});
