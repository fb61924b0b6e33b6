import { adjustByTrait, type BotPersonality, type Level } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { SIZE } from '../grid.ts';

/** The skills of a level: its vocabulary, its recall and its foresight. */
export interface WordsmithSkill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** It thinks of no longer words. */
  readonly longest: number;
  /** Of a hundred words it knows, so many come to its mind in a turn. */
  readonly recall: number;
  /** Number of turns it tries out: its time, in a unit that is the same on every machine. */
  readonly tries: number;
  /** Weight of a sheet's prospects: 0 lives for the day. */
  readonly foresight: number;
  /** The keenest of its level forgets less by this part, the dullest more. */
  readonly varies: number;
}

export const SKILLS: Readonly<Record<Level, WordsmithSkill>> = {
  1: { vocabulary: 35, longest: SIZE, recall: 17, tries: 90, foresight: 0.5, varies: 0.3 },
  2: { vocabulary: 40, longest: SIZE, recall: 32, tries: 180, foresight: 0.65, varies: 0.3 },
  3: { vocabulary: 50, longest: SIZE, recall: 50, tries: 300, foresight: 0.75, varies: 0.3 },
  4: { vocabulary: 60, longest: SIZE, recall: 72, tries: 450, foresight: 0.85, varies: 0.3 },
  5: { vocabulary: 80, longest: SIZE, recall: 100, tries: 900, foresight: 1, varies: 0 },
};

/** A newcomer who knows everyday words only, sees the best of them, and hardly looks ahead. */
export const BEGINNER: WordsmithSkill = {
  vocabulary: 35,
  longest: 5,
  recall: 100,
  tries: 60,
  foresight: 0.3,
  varies: 0,
};

/** A level as this temper makes it: the thrifty think more of what a sheet keeps open, the bold of the day. */
export const suited = (skill: WordsmithSkill, { bold, thrifty, keen }: BotPersonality): WordsmithSkill => ({
  ...skill,
  recall: 100 - adjustByTrait(100 - skill.recall, -keen, skill.varies),
  foresight: adjustByTrait(skill.foresight, (thrifty - bold) / 2, skill.varies),
});
