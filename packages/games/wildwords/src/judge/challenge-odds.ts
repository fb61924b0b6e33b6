import { SKILL_LEVELS } from '@wordhoard/kernel';
import { COMMON_TIER, type Lexicon } from '@wordhoard/lexicon';
import { SKILLS } from '../bot/skills.ts';
import { vocabularyOf } from '../bot/vocabulary.ts';
import type { TableWords } from '../words.ts';

/**
 * Probability that a play fails a challenge, as far as opponents can know, and the number of player levels considered.
 */
export interface ChallengeOdds {
  readonly failureChance: number;
  readonly worlds: number;
}

/**
 * [WW-15] A pattern that no word of the table fits fails, and one with a common word stands. In between it depends on
 * the player, who may be of any level: those who know a word for it meant that word, and the others bluffed.
 */
export function challengeOdds(env: Lexicon, words: TableWords, patterns: readonly string[]): ChallengeOdds {
  const table = vocabularyOf(env, words);
  const read = patterns.map((pattern) => table.bestReading(pattern));
  if (read.includes(undefined)) return { failureChance: 1, worlds: 0 };
  // Words that are only on the table's own list have no tier. All players can read that list.
  const rarest = Math.max(0, ...read.map((word) => env.tier(word!) ?? 0));
  if (rarest <= COMMON_TIER) return { failureChance: 0, worlds: 0 };
  let meant = 0;
  let bluffed = 0;
  for (const level of SKILL_LEVELS)
    if (SKILLS[level].vocabulary >= rarest) meant += 1;
    else bluffed += SKILLS[level].bluffPercent / 100;
  return { failureChance: bluffed / (meant + bluffed), worlds: SKILL_LEVELS.length };
}
