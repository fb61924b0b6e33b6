import { adjustByTrait, type BotPersonality, type Level } from '@wordhoard/kernel';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';

/** The skills of a level: its vocabulary, its blind spots, its foresight and its tactics. */
export interface WordNerdsSkill {
  /** The rarest words it knows: a tier of the lexicon. */
  readonly tier: number;
  /** It thinks of no longer words. */
  readonly longest: number;
  /** Percent of all words that do not come to its mind this time. */
  readonly overlooks: number;
  /** Valuation of letters: by their printed points, by the best word now, or also by the best word soon. */
  readonly sees: 'print' | 'now' | 'soon';
  /** Holds its words until one is worth this (until the hand is full). */
  readonly patience: number;
  /** Looks at what a word leaves it with, and lays cards with its words. */
  readonly plans: boolean;
  /** Percentage of occasions on which it considers an action card. */
  readonly cards: number;
  /** Buys action cards with the tokens it has beyond so many; null for never. */
  readonly keeps: number | null;
  /** Percentage of unknown real words it doubts. */
  readonly doubts: number;
  /** The keenest of its level overlooks less by this part, the dullest more. */
  readonly varies: number;
}

const ANY: number = MAX_WORD_LENGTH;

export const SKILLS: Readonly<Record<Level, WordNerdsSkill>> = {
  1: {
    tier: 35,
    longest: 6,
    overlooks: 30,
    sees: 'print',
    patience: 0,
    plans: false,
    cards: 20,
    keeps: null,
    doubts: 4,
    varies: 0.8,
  },
  2: {
    tier: 40,
    longest: ANY,
    overlooks: 43,
    sees: 'now',
    patience: 6,
    plans: true,
    cards: 50,
    keeps: 5,
    doubts: 3,
    varies: 1,
  },
  3: {
    tier: 55,
    longest: ANY,
    overlooks: 47,
    sees: 'now',
    patience: 12,
    plans: true,
    cards: 80,
    keeps: 4,
    doubts: 2,
    varies: 1,
  },
  4: {
    tier: 60,
    longest: ANY,
    overlooks: 12,
    sees: 'soon',
    patience: 16,
    plans: true,
    cards: 100,
    keeps: 3,
    doubts: 1,
    varies: 1,
  },
  5: {
    tier: 80,
    longest: ANY,
    overlooks: 0,
    sees: 'soon',
    patience: 22,
    plans: true,
    cards: 100,
    keeps: 2,
    doubts: 0,
    varies: 0,
  },
};

/** A newcomer who knows everyday words only, and sees the best of them. */
export const BEGINNER: WordNerdsSkill = {
  tier: 35,
  longest: 5,
  overlooks: 0,
  sees: 'now',
  patience: 6,
  plans: true,
  cards: 100,
  keeps: null,
  doubts: 0,
  varies: 0,
};

/** A level as this temper makes it: the bold declare sooner, the thrifty keep their cards and tokens. */
export const suited = (skill: WordNerdsSkill, { bold, doubting, thrifty, keen }: BotPersonality): WordNerdsSkill => ({
  ...skill,
  overlooks: adjustByTrait(skill.overlooks, -keen, skill.varies),
  patience: adjustByTrait(skill.patience, -bold, 0.25),
  cards: adjustByTrait(skill.cards, -thrifty, 0.4),
  keeps: skill.keeps === null ? null : Math.round(skill.keeps + thrifty),
  doubts: adjustByTrait(skill.doubts, doubting, 1),
});
