import type { Chance } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { View } from '../types.ts';
import { looksLikeNoWord, triplesOf } from './plausible.ts';
import type { Skill } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What a lost turn costs, roughly: what a good play brings. */
const TURN = 45;

/**
 * Whether to challenge the play on the board. Words that one knows a way to read are never challenged. What does not even
 * look like a word is doubted at once, be it one or not. Of the rest, a play that is none is seen through as often as the
 * skill says; one that is some, but unknown, is doubted the sooner the more it scores and the less a mistake costs.
 */
export function challenges(skill: Skill, view: View, env: Lexicon, chance: Chance): boolean {
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

/** Whether to agree with another's challenge, now that the words are spelt. */
export function agrees(skill: Skill, view: View, env: Lexicon, chance: Chance): boolean {
  const { pending, config } = view;
  const spelt = pending?.spelt;
  // What does not fit its tiles never comes to a vote [WW-17].
  if (!spelt) return false;
  const table = vocabularyOf(env, config.words);
  const known = vocabularyOf(env, config.words, skill.vocabulary);
  const luck = chance.below(100);
  if (spelt.some((word) => !table.knows(word))) return luck < skill.catches;
  return spelt.some((word) => !known.knows(word)) && luck < 5 * skill.doubts;
}
