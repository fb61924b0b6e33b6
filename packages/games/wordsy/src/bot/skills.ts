import { type Level, type Temper, tempered } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { MAX_WORD } from '@wordhoard/lexicon/schema';

/** What a level is made of: what it knows, how well it looks, and for how long. */
export interface Skill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** It thinks of no longer words. */
  readonly longest: number;
  /** Of so many words it knows, one comes to its mind before it gives up looking. */
  readonly blindness: number;
  /** How long it looks, in milliseconds. */
  readonly patience: number;
  /** How often, in percent, it challenges a word that is none … */
  readonly catches: number;
  /** … and a word that is one but that it does not know. */
  readonly doubts: number;
  /** The keenest of its level is so many times less blind, the dullest as many times more. */
  readonly varies: number;
}

const ANY: number = MAX_WORD;

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { vocabulary: 20, longest: ANY, blindness: 215, patience: 28_000, catches: 20, doubts: 6, varies: 12 },
  2: { vocabulary: 40, longest: ANY, blindness: 240, patience: 30_000, catches: 40, doubts: 5, varies: 12 },
  3: { vocabulary: 55, longest: ANY, blindness: 72, patience: 32_000, catches: 60, doubts: 4, varies: 12 },
  4: { vocabulary: 70, longest: ANY, blindness: 27, patience: 34_000, catches: 85, doubts: 2, varies: 6 },
  5: { vocabulary: 70, longest: ANY, blindness: 10, patience: 36_000, catches: 97, doubts: 1, varies: 1 },
};

/** Somebody new to the game who knows everyday words only, and of those sees the best. */
export const BEGINNER: Skill = {
  vocabulary: 35,
  longest: 5,
  blindness: 1,
  patience: 30_000,
  catches: 0,
  doubts: 0,
  varies: 1,
};

/** A level as this temper makes it: the bold look for less time before they flip the timer. */
export const suited = (skill: Skill, { bold, doubting, keen }: Temper): Skill => ({
  ...skill,
  blindness: skill.blindness * skill.varies ** -keen,
  patience: tempered(skill.patience, -bold, 0.2),
  doubts: tempered(skill.doubts, doubting, 1),
});
