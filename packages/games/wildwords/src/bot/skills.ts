import { adjustByTrait, type BotPersonality, type Level } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';

/** The skills of a level. */
export interface WildWordsSkill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** It thinks of no longer words. */
  readonly longest: number;
  /** It does not see longer plays; 6.7 is seven tiles in seven turns of ten, six in the others. */
  readonly tiles: number;
  /** Number of plays it looks at, best first, and the percentage of them it notices. */
  readonly looks: number;
  readonly notices: number;
  /** Does it think of the tiles it keeps, and of the end? */
  readonly plans: boolean;
  /** Number of trays it imagines for the next player, to see what a play leaves them. */
  readonly answers: number;
  /** Number of fresh trays it imagines before it decides about a trade; with 0 it trades below `content` points. */
  readonly imagines: number;
  readonly content: number;
  /** Percentage of its turns in which it considers a bluff; it plays one that brings more than an honest play. */
  readonly bluffs: number;
  /** Percentage of unfamiliar letter sequences it doubts, words or not. */
  readonly startles: number;
  /** Percentage of plausible non-words it recognises … */
  readonly catches: number;
  /** … and how often it doubts one that is, but that it does not know. */
  readonly doubts: number;
  /** The keenest of its level notices so many times more, the dullest as many times less; at 10 also a tile more or less. */
  readonly varies: number;
}

const ANY: number = MAX_WORD_LENGTH;

export const SKILLS: Readonly<Record<Level, WildWordsSkill>> = {
  1: {
    vocabulary: 35,
    longest: ANY,
    tiles: 5.5,
    looks: 60,
    notices: 4.6,
    plans: false,
    answers: 0,
    imagines: 0,
    content: 8,
    bluffs: 0,
    startles: 80,
    catches: 15,
    doubts: 6,
    varies: 9,
  },
  2: {
    vocabulary: 40,
    longest: ANY,
    tiles: 5.9,
    looks: 60,
    notices: 31,
    plans: false,
    answers: 0,
    imagines: 0,
    content: 15,
    bluffs: 10,
    startles: 92,
    catches: 40,
    doubts: 4,
    varies: 10,
  },
  3: {
    vocabulary: 55,
    longest: ANY,
    tiles: 6.42,
    looks: 60,
    notices: 70,
    plans: true,
    answers: 0,
    imagines: 0,
    content: 30,
    bluffs: 15,
    startles: 95,
    catches: 70,
    doubts: 2,
    varies: 10,
  },
  4: {
    vocabulary: 80,
    longest: ANY,
    tiles: 6.8,
    looks: 30,
    notices: 45,
    plans: true,
    answers: 0,
    imagines: 0,
    content: 45,
    bluffs: 10,
    startles: 0,
    catches: 100,
    doubts: 3,
    varies: 8,
  },
  5: {
    vocabulary: 80,
    longest: ANY,
    tiles: 7,
    looks: 30,
    notices: 100,
    plans: true,
    answers: 6,
    imagines: 6,
    content: 55,
    bluffs: 5,
    startles: 0,
    catches: 100,
    doubts: 0,
    varies: 1,
  },
};

/** A newcomer who knows everyday words only, and sees the best of them. */
export const BEGINNER: WildWordsSkill = {
  vocabulary: 35,
  longest: 5,
  tiles: 5,
  looks: 150,
  notices: 100,
  plans: false,
  answers: 0,
  imagines: 0,
  content: 5,
  bluffs: 0,
  startles: 0,
  catches: 0,
  doubts: 0,
  varies: 1,
};

/** A level as this temper makes it. What it never fails to see through it sees through in any temper. */
export const suited = (skill: WildWordsSkill, { bold, doubting, thrifty, keen }: BotPersonality): WildWordsSkill => ({
  ...skill,
  tiles: skill.tiles + Math.log10(skill.varies) * keen,
  notices: skill.notices * skill.varies ** keen,
  content: adjustByTrait(skill.content, -thrifty, 0.3),
  bluffs: adjustByTrait(skill.bluffs, bold, 0.9),
  startles: adjustByTrait(skill.startles, doubting, 0.6 * (1 - skill.startles / 100)),
  catches: adjustByTrait(skill.catches, doubting, 0.6 * (1 - skill.catches / 100)),
  doubts: adjustByTrait(skill.doubts, doubting, 0.9),
});
