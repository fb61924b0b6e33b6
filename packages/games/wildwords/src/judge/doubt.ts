import { LEVELS } from '@wordhoard/kernel';
import { COMMON_TIER, type Lexicon } from '@wordhoard/lexicon';
import { SKILLS } from '../bot/skills.ts';
import { vocabularyOf } from '../bot/vocabulary.ts';
import type { TableWords } from '../words.ts';

/** How likely a play is to fall, as far as its opponents can know, and how many sorts of player were weighed for it. */
export interface Odds {
  readonly falls: number;
  readonly worlds: number;
}

/**
 * [WW-15] What the table has no word for falls, and what has a common one stands. In between it depends on who laid it:
 * any level may have. Whoever knows a word for it meant that; the others would have bluffed, as often as they do.
 */
export function oddsOf(env: Lexicon, words: TableWords, patterns: readonly string[]): Odds {
  const table = vocabularyOf(env, words);
  const read = patterns.map((pattern) => table.spell(pattern));
  if (read.includes(undefined)) return { falls: 1, worlds: 0 };
  // What is only on the table's own list has no tier, and is there for all to read.
  const rarest = Math.max(0, ...read.map((word) => env.tier(word!) ?? 0));
  if (rarest <= COMMON_TIER) return { falls: 0, worlds: 0 };
  let meant = 0;
  let bluffed = 0;
  for (const level of LEVELS)
    if (SKILLS[level].vocabulary >= rarest) meant += 1;
    else bluffed += SKILLS[level].bluffs / 100;
  return { falls: bluffed / (meant + bluffed), worlds: LEVELS.length };
}
