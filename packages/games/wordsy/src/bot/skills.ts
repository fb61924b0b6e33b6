import { type BotPersonality, type Level, tempered } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { MAX_WORD } from '@wordhoard/lexicon/schema';

/** The skills of a level: vocabulary, attention and patience. */
export interface WordsySkill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** It thinks of no longer words. */
  readonly longest: number;
  /** Of so many words it knows, one comes to its mind before it gives up looking. */
  readonly blindness: number;
  /** Milliseconds it keeps looking. */
  readonly patience: number;
  /** Percentage of non-words it challenges … */
  readonly catches: number;
  /** … and a word that is one but that it does not know. */
  readonly doubts: number;
  /** The keenest of its level is so many times less blind, the dullest as many times more. */
  readonly varies: number;
}

const ANY: number = MAX_WORD;

export const SKILLS: Readonly<Record<Level, WordsySkill>> = {
  1: { vocabulary: 20, longest: ANY, blindness: 215, patience: 28_000, catches: 20, doubts: 6, varies: 12 },
  2: { vocabulary: 40, longest: ANY, blindness: 240, patience: 30_000, catches: 40, doubts: 5, varies: 12 },
  3: { vocabulary: 55, longest: ANY, blindness: 72, patience: 32_000, catches: 60, doubts: 4, varies: 12 },
  4: { vocabulary: 70, longest: ANY, blindness: 27, patience: 34_000, catches: 85, doubts: 2, varies: 6 },
  5: { vocabulary: 70, longest: ANY, blindness: 10, patience: 36_000, catches: 97, doubts: 1, varies: 1 },
};

/** A newcomer who knows everyday words only, and sees the best of them. */
export const BEGINNER: WordsySkill = {
  vocabulary: 35,
  longest: 5,
  blindness: 1,
  patience: 30_000,
  catches: 0,
  doubts: 0,
  varies: 1,
};

/** A level as this temper makes it: the bold look for less time before they flip the timer. */
export const suited = (skill: WordsySkill, { bold, doubting, keen }: BotPersonality): WordsySkill => ({
  ...skill,
  blindness: skill.blindness * skill.varies ** -keen,
  patience: tempered(skill.patience, -bold, 0.2),
  doubts: tempered(skill.doubts, doubting, 1),
});
