import { adjustByTrait, type BotPersonality, type SkillLevel } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';

/** The skills of a level. */
export interface WildWordsSkill {
  /** The rarest words it knows. */
  readonly vocabulary: Tier;
  /** Length of the longest words it thinks of. */
  readonly longest: number;
  /** Most tiles of a play that it sees; 6.7 means seven tiles in 70 % of turns, six in the others. */
  readonly maxTiles: number;
  /** Number of best plays it considers, and the percentage of them it notices. */
  readonly playsConsidered: number;
  readonly noticePercent: number;
  /** Whether it values the leave and plans for the end of the game. */
  readonly valuesLeave: boolean;
  /** Number of trays it samples for the next player, to estimate their reply. */
  readonly replyTrays: number;
  /** Number of new trays it samples to decide about a trade; with 0 it trades if its best play is below `tradeBelow`. */
  readonly tradeTrays: number;
  readonly tradeBelow: number;
  /** Percentage of turns in which it considers a bluff; it plays one that scores more than an honest play. */
  readonly bluffPercent: number;
  /** Percentage of implausible patterns that it challenges, words or not. */
  readonly implausiblePercent: number;
  /** Percentage of the plausible non-words that it challenges. */
  readonly catchPercent: number;
  /** How readily it challenges real words it doesn't know. */
  readonly doubtPercent: number;
  /** How much bots of the level differ: the keenest notices this many times more, the least keen as many times less. */
  readonly spread: number;
}

const ANY_LENGTH: number = MAX_WORD_LENGTH;

export const SKILLS: Readonly<Record<SkillLevel, WildWordsSkill>> = {
  1: {
    vocabulary: 35,
    longest: ANY_LENGTH,
    maxTiles: 5.5,
    playsConsidered: 60,
    noticePercent: 4.6,
    valuesLeave: false,
    replyTrays: 0,
    tradeTrays: 0,
    tradeBelow: 8,
    bluffPercent: 0,
    implausiblePercent: 80,
    catchPercent: 15,
    doubtPercent: 6,
    spread: 9,
  },
  2: {
    vocabulary: 40,
    longest: ANY_LENGTH,
    maxTiles: 5.9,
    playsConsidered: 60,
    noticePercent: 31,
    valuesLeave: false,
    replyTrays: 0,
    tradeTrays: 0,
    tradeBelow: 15,
    bluffPercent: 10,
    implausiblePercent: 92,
    catchPercent: 40,
    doubtPercent: 4,
    spread: 10,
  },
  3: {
    vocabulary: 55,
    longest: ANY_LENGTH,
    maxTiles: 6.42,
    playsConsidered: 60,
    noticePercent: 70,
    valuesLeave: true,
    replyTrays: 0,
    tradeTrays: 0,
    tradeBelow: 30,
    bluffPercent: 15,
    implausiblePercent: 95,
    catchPercent: 70,
    doubtPercent: 2,
    spread: 10,
  },
  4: {
    vocabulary: 80,
    longest: ANY_LENGTH,
    maxTiles: 6.8,
    playsConsidered: 30,
    noticePercent: 45,
    valuesLeave: true,
    replyTrays: 0,
    tradeTrays: 0,
    tradeBelow: 45,
    bluffPercent: 10,
    implausiblePercent: 0,
    catchPercent: 100,
    doubtPercent: 3,
    spread: 8,
  },
  5: {
    vocabulary: 80,
    longest: ANY_LENGTH,
    maxTiles: 7,
    playsConsidered: 30,
    noticePercent: 100,
    valuesLeave: true,
    replyTrays: 6,
    tradeTrays: 6,
    tradeBelow: 55,
    bluffPercent: 5,
    implausiblePercent: 0,
    catchPercent: 100,
    doubtPercent: 0,
    spread: 1,
  },
};

/** Knows only short everyday words, and finds the best of them. */
export const BEGINNER: WildWordsSkill = {
  vocabulary: 35,
  longest: 5,
  maxTiles: 5,
  playsConsidered: 150,
  noticePercent: 100,
  valuesLeave: false,
  replyTrays: 0,
  tradeTrays: 0,
  tradeBelow: 5,
  bluffPercent: 0,
  implausiblePercent: 0,
  catchPercent: 0,
  doubtPercent: 0,
  spread: 1,
};

/** The level's skill adjusted to a personality. A percentage of 100 stays at 100. */
export const withPersonality = (
  skill: WildWordsSkill,
  { bold, doubting, thrifty, keen }: BotPersonality,
): WildWordsSkill => ({
  ...skill,
  maxTiles: skill.maxTiles + Math.log10(skill.spread) * keen,
  noticePercent: skill.noticePercent * skill.spread ** keen,
  tradeBelow: adjustByTrait(skill.tradeBelow, -thrifty, 0.3),
  bluffPercent: adjustByTrait(skill.bluffPercent, bold, 0.9),
  implausiblePercent: adjustByTrait(skill.implausiblePercent, doubting, 0.6 * (1 - skill.implausiblePercent / 100)),
  catchPercent: adjustByTrait(skill.catchPercent, doubting, 0.6 * (1 - skill.catchPercent / 100)),
  doubtPercent: adjustByTrait(skill.doubtPercent, doubting, 0.9),
});
