import type { Chance } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { penaltyOf } from '../components.ts';
import type { View } from '../types.ts';
import { looksLikeNoWord, trigramsOf } from './plausibility.ts';
import type { WildWordsSkill } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Rough cost of a lost turn: the points of a good play. */
const LOST_TURN_COST = 45;

/**
 * Whether it challenges the play on the board. It never challenges words it can read. A pattern that doesn't look like a
 * word is usually challenged, whether it is one or not. Other non-words are noticed as often as the skill says. An
 * unknown real word is more likely to be challenged if it scores much and a mistake costs little.
 */
export function wouldChallenge(skill: WildWordsSkill, view: View, env: Lexicon, chance: Chance): boolean {
  const { pending, config, trays } = view;
  if (!pending) return false;
  const known = vocabularyOf(env, config.words, skill.vocabulary);
  const unreadable = pending.words.filter(({ pattern }) => known.bestReading(pattern) === undefined);
  if (unreadable.length === 0) return false;
  const table = vocabularyOf(env, config.words);
  const roll = chance.below(100);
  const trigrams = trigramsOf(env);
  if (unreadable.some(({ pattern }) => looksLikeNoWord(trigrams, pattern)) && roll < skill.implausiblePercent)
    return true;
  if (unreadable.some(({ pattern }) => table.bestReading(pattern) === undefined)) return roll < skill.catchPercent;
  const risk = trays.length === 2 ? LOST_TURN_COST : penaltyOf(config);
  return roll * risk < skill.doubtPercent * Math.max(0, pending.points);
}

/** Whether it agrees with another player's challenge, now that the words are spelt. */
export function wouldAgree(skill: WildWordsSkill, view: View, env: Lexicon, chance: Chance): boolean {
  const { pending, config } = view;
  const spelt = pending?.spelt;
  // A spelling that doesn't fit its tiles never comes to a vote [WW-17].
  if (!spelt) return false;
  const table = vocabularyOf(env, config.words);
  const known = vocabularyOf(env, config.words, skill.vocabulary);
  const roll = chance.below(100);
  if (spelt.some((word) => !table.knows(word))) return roll < skill.catchPercent;
  return spelt.some((word) => !known.knows(word)) && roll < 5 * skill.doubtPercent;
}
