import type { Chance } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { View } from '../types.ts';
import { looksLikeNoWord, triplesOf } from './plausible.ts';
import type { WildWordsSkill } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Rough cost of a lost turn: the points of a good play. */
const TURN = 45;

/**
 * True to challenge the play on the board. Words the bot can read are never challenged. A pattern that doesn't even
 * look like a word is doubted at once, word or not. Other non-words are noticed as often as the skill says; an unknown
 * real word is doubted the sooner the more it scores and the less a mistake costs.
 */
export function challenges(skill: WildWordsSkill, view: View, env: Lexicon, chance: Chance): boolean {
  const { pending, config, trays } = view;
  if (!pending) return false;
  const known = vocabularyOf(env, config.words, skill.vocabulary);
  const odd = pending.words.filter(({ pattern }) => known.spell(pattern) === undefined);
  if (odd.length === 0) return false;
  const table = vocabularyOf(env, config.words);
  const luck = chance.below(100);
  const triples = triplesOf(env);
  if (odd.some(({ pattern }) => looksLikeNoWord(triples, pattern)) && luck < skill.startles) return true;
  if (odd.some(({ pattern }) => table.spell(pattern) === undefined)) return luck < skill.catches;
  const risk = trays.length === 2 ? TURN : config.penalty;
  return luck * risk < skill.doubts * Math.max(0, pending.points);
}

/** True to agree with another player's challenge, now that the words are spelled out. */
export function agrees(skill: WildWordsSkill, view: View, env: Lexicon, chance: Chance): boolean {
  const { pending, config } = view;
  const spelt = pending?.spelt;
  // A spelling that doesn't fit its tiles never comes to a vote [WW-17].
  if (!spelt) return false;
  const table = vocabularyOf(env, config.words);
  const known = vocabularyOf(env, config.words, skill.vocabulary);
  const luck = chance.below(100);
  if (spelt.some((word) => !table.knows(word))) return luck < skill.catches;
  return spelt.some((word) => !known.knows(word)) && luck < 5 * skill.doubts;
}
