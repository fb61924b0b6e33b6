import { LEVELS } from '@wordhoard/kernel';
import { COMMON_TIER, type Lexicon } from '@wordhoard/lexicon';
import { SKILLS } from '../bot/skills.ts';
import { vocabularyOf } from '../bot/vocabulary.ts';
import type { TableWords } from '../words.ts';

/**
 * Probability that a play falls, as far as its opponents can know, and the number of kinds of player weighed for it.
 */
export interface Odds {
  readonly falls: number;
  readonly worlds: number;
}

/**
 * [WW-15] A pattern without a word at this table falls, and one with a common word stands. In between it depends on its
 * player, who may be of any level: those who know a word for it meant that; the others bluffed, as often as they do.
 */
export function oddsOf(env: Lexicon, words: TableWords, patterns: readonly string[]): Odds {
  const table = vocabularyOf(env, words);
  const read = patterns.map((pattern) => table.spell(pattern));
  if (read.includes(undefined)) return { falls: 1, worlds: 0 };
  // Words that only the table's own list has carry no tier, and all players can read them there.
  const rarest = Math.max(0, ...read.map((word) => env.tier(word!) ?? 0));
  if (rarest <= COMMON_TIER) return { falls: 0, worlds: 0 };
  let meant = 0;
  let bluffed = 0;
  for (const level of LEVELS)
    if (SKILLS[level].vocabulary >= rarest) meant += 1;
    else bluffed += SKILLS[level].bluffs / 100;
  return { falls: bluffed / (meant + bluffed), worlds: LEVELS.length };
}
