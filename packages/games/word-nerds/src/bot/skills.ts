import { type Level, type Temper, tempered } from '@wordhoard/kernel';
import { MAX_WORD } from '@wordhoard/lexicon/schema';

/** What a level is made of: what it knows, what it overlooks, how far it looks and what it does on purpose. */
export interface Skill {
  /** The rarest words it knows: a tier of the lexicon. */
  readonly tier: number;
  /** It thinks of no longer words. */
  readonly longest: number;
  /** Percent of all words that do not come to its mind this time. */
  readonly overlooks: number;
  /** How it values letters: by what is printed on them, by the best word now, or also by the best word soon. */
  readonly sees: 'print' | 'now' | 'soon';
  /** Holds its words until one is worth this (until the hand is full). */
  readonly patience: number;
  /** Looks at what a word leaves it with, and lays cards with its words. */
  readonly plans: boolean;
  /** How often, in percent, it thinks of playing an action card. */
  readonly cards: number;
  /** Buys action cards with the tokens it has beyond so many; null for never. */
  readonly keeps: number | null;
  /** How often, in percent, it doubts a word that is one but that it does not know. */
  readonly doubts: number;
  /** The keenest of its level overlooks less by this part, the dullest more. */
  readonly varies: number;
}

const ANY: number = MAX_WORD;

export const SKILLS: Readonly<Record<Level, Skill>> = {
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

/** Somebody new to the game who knows everyday words only, and of those sees the best. */
export const BEGINNER: Skill = {
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
export const suited = (skill: Skill, { bold, doubting, thrifty, keen }: Temper): Skill => ({
  ...skill,
  overlooks: tempered(skill.overlooks, -keen, skill.varies),
  patience: tempered(skill.patience, -bold, 0.25),
  cards: tempered(skill.cards, -thrifty, 0.4),
  keeps: skill.keeps === null ? null : Math.round(skill.keeps + thrifty),
  doubts: tempered(skill.doubts, doubting, 1),
});
