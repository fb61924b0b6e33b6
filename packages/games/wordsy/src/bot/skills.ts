import { adjustByTrait, type BotPersonality, type SkillLevel } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';

/** The skills of a level: vocabulary, attention and patience. */
export interface WordsySkill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** Length of the longest words it thinks of. */
  readonly longest: number;
  /** One in this many of the words it knows comes to mind before its patience ends. */
  readonly overlookFactor: number;
  /** How long it searches, in milliseconds. */
  readonly patience: number;
  /** Percentage of the non-words that it challenges. */
  readonly catchPercent: number;
  /** Percentage of the real words it doesn't know that it challenges. */
  readonly doubtPercent: number;
  /** The keenest bot of the level overlooks this many times fewer words, the least keen this many times more. */
  readonly spread: number;
}

const ANY_LENGTH: number = MAX_WORD_LENGTH;

export const SKILLS: Readonly<Record<SkillLevel, WordsySkill>> = {
  1: {
    vocabulary: 20,
    longest: ANY_LENGTH,
    overlookFactor: 215,
    patience: 28_000,
    catchPercent: 20,
    doubtPercent: 6,
    spread: 12,
  },
  2: {
    vocabulary: 40,
    longest: ANY_LENGTH,
    overlookFactor: 240,
    patience: 30_000,
    catchPercent: 40,
    doubtPercent: 5,
    spread: 12,
  },
  3: {
    vocabulary: 55,
    longest: ANY_LENGTH,
    overlookFactor: 72,
    patience: 32_000,
    catchPercent: 60,
    doubtPercent: 4,
    spread: 12,
  },
  4: {
    vocabulary: 70,
    longest: ANY_LENGTH,
    overlookFactor: 27,
    patience: 34_000,
    catchPercent: 85,
    doubtPercent: 2,
    spread: 6,
  },
  5: {
    vocabulary: 70,
    longest: ANY_LENGTH,
    overlookFactor: 10,
    patience: 36_000,
    catchPercent: 97,
    doubtPercent: 1,
    spread: 1,
  },
};

/** Knows only short everyday words, and finds the best of them. */
export const BEGINNER: WordsySkill = {
  vocabulary: 35,
  longest: 5,
  overlookFactor: 1,
  patience: 30_000,
  catchPercent: 0,
  doubtPercent: 0,
  spread: 1,
};

/** The level's skill adjusted to a personality: bold bots search for less time before they flip the timer. */
export const withPersonality = (skill: WordsySkill, { bold, doubting, keen }: BotPersonality): WordsySkill => ({
  ...skill,
  overlookFactor: skill.overlookFactor * skill.spread ** -keen,
  patience: adjustByTrait(skill.patience, -bold, 0.2),
  doubtPercent: adjustByTrait(skill.doubtPercent, doubting, 1),
});
