import { adjustByTrait, type BotPersonality, type SkillLevel } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { SIZE } from '../grid.ts';

/** The skills of a level: its vocabulary, its recall and its foresight. */
export interface WordsmithSkill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** Length of the longest words it thinks of. */
  readonly longest: number;
  /** Percentage of the words it knows that come to mind in a turn. */
  readonly recallPercent: number;
  /** Number of turns it tries: a measure of its time that is the same on every machine. */
  readonly turnsTried: number;
  /** Weight of a sheet's prospects: at 0 it thinks only of this turn. */
  readonly foresight: number;
  /** How much bots of the level differ: the keenest overlooks this fraction fewer words, the least keen more. */
  readonly spread: number;
}

export const SKILLS: Readonly<Record<SkillLevel, WordsmithSkill>> = {
  1: { vocabulary: 35, longest: SIZE, recallPercent: 17, turnsTried: 90, foresight: 0.5, spread: 0.3 },
  2: { vocabulary: 40, longest: SIZE, recallPercent: 32, turnsTried: 180, foresight: 0.65, spread: 0.3 },
  3: { vocabulary: 50, longest: SIZE, recallPercent: 50, turnsTried: 300, foresight: 0.75, spread: 0.3 },
  4: { vocabulary: 60, longest: SIZE, recallPercent: 72, turnsTried: 450, foresight: 0.85, spread: 0.3 },
  5: { vocabulary: 80, longest: SIZE, recallPercent: 100, turnsTried: 900, foresight: 1, spread: 0 },
};

/** Knows only short everyday words, finds the best of them, and hardly looks ahead. */
export const BEGINNER: WordsmithSkill = {
  vocabulary: 35,
  longest: 5,
  recallPercent: 100,
  turnsTried: 60,
  foresight: 0.3,
  spread: 0,
};

/** The level's skill adjusted to a personality: thrifty bots look further ahead, bold ones less far. */
export const withPersonality = (skill: WordsmithSkill, { bold, thrifty, keen }: BotPersonality): WordsmithSkill => ({
  ...skill,
  recallPercent: 100 - adjustByTrait(100 - skill.recallPercent, -keen, skill.spread),
  foresight: adjustByTrait(skill.foresight, (thrifty - bold) / 2, skill.spread),
});
