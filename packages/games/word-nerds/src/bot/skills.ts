import { adjustByTrait, type BotPersonality, type SkillLevel } from '@wordhoard/kernel';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';

/** The skills of a level: its vocabulary, its blind spots, its foresight and its tactics. */
export interface WordNerdsSkill {
  /** The rarest words it knows. */
  readonly vocabulary: number;
  /** Length of the longest words it thinks of. */
  readonly longest: number;
  /** Percentage of words that don't come to mind at this question. */
  readonly overlookPercent: number;
  /** How it values letters: by printed points, by the best word now, or also by the best word with one more letter. */
  readonly letterValuation: 'print' | 'now' | 'soon';
  /** Declares a word of at least this value, unless its hand is full. */
  readonly declareFrom: number;
  /** Whether it considers the cards that a word leaves in hand, and lays action cards with words. */
  readonly plansAhead: boolean;
  /** Percentage of chances to play an action card that it considers. */
  readonly cardPercent: number;
  /** Buys action cards with the tokens it has beyond this number; null for never. */
  readonly keptTokens: number | null;
  /** Percentage of the real words it doesn't know that it challenges. */
  readonly doubtPercent: number;
  /** How much bots of the level differ: the keenest overlooks this fraction fewer words, the least keen more. */
  readonly spread: number;
}

const ANY_LENGTH: number = MAX_WORD_LENGTH;

export const SKILLS: Readonly<Record<SkillLevel, WordNerdsSkill>> = {
  1: {
    vocabulary: 35,
    longest: 6,
    overlookPercent: 30,
    letterValuation: 'print',
    declareFrom: 0,
    plansAhead: false,
    cardPercent: 20,
    keptTokens: null,
    doubtPercent: 4,
    spread: 0.8,
  },
  2: {
    vocabulary: 40,
    longest: ANY_LENGTH,
    overlookPercent: 43,
    letterValuation: 'now',
    declareFrom: 6,
    plansAhead: true,
    cardPercent: 50,
    keptTokens: 5,
    doubtPercent: 3,
    spread: 1,
  },
  3: {
    vocabulary: 55,
    longest: ANY_LENGTH,
    overlookPercent: 47,
    letterValuation: 'now',
    declareFrom: 12,
    plansAhead: true,
    cardPercent: 80,
    keptTokens: 4,
    doubtPercent: 2,
    spread: 1,
  },
  4: {
    vocabulary: 60,
    longest: ANY_LENGTH,
    overlookPercent: 12,
    letterValuation: 'soon',
    declareFrom: 16,
    plansAhead: true,
    cardPercent: 100,
    keptTokens: 3,
    doubtPercent: 1,
    spread: 1,
  },
  5: {
    vocabulary: 80,
    longest: ANY_LENGTH,
    overlookPercent: 0,
    letterValuation: 'soon',
    declareFrom: 22,
    plansAhead: true,
    cardPercent: 100,
    keptTokens: 2,
    doubtPercent: 0,
    spread: 0,
  },
};

/** Knows only short everyday words, and finds the best of them. */
export const BEGINNER: WordNerdsSkill = {
  vocabulary: 35,
  longest: 5,
  overlookPercent: 0,
  letterValuation: 'now',
  declareFrom: 6,
  plansAhead: true,
  cardPercent: 100,
  keptTokens: null,
  doubtPercent: 0,
  spread: 0,
};

/** The level's skill adjusted to a personality: bold bots declare sooner, thrifty ones keep cards and tokens. */
export const withPersonality = (
  skill: WordNerdsSkill,
  { bold, doubting, thrifty, keen }: BotPersonality,
): WordNerdsSkill => ({
  ...skill,
  overlookPercent: adjustByTrait(skill.overlookPercent, -keen, skill.spread),
  declareFrom: adjustByTrait(skill.declareFrom, -bold, 0.25),
  cardPercent: adjustByTrait(skill.cardPercent, -thrifty, 0.4),
  keptTokens: skill.keptTokens === null ? null : Math.round(skill.keptTokens + thrifty),
  doubtPercent: adjustByTrait(skill.doubtPercent, doubting, 1),
});
