import type { BotAsk, Seat } from '@wordhoard/kernel';
import { accepts } from '@wordhoard/lexicon';
import type { Wordsy } from '../types.ts';
import type { WordsySkill } from './skills.ts';

/**
 * The seat it challenges, if any. It never doubts a word it knows. Of the others it catches many non-words, more at
 * higher levels, and now and then it doubts a real word.
 */
export function doubted(skill: WordsySkill, { seen: { view }, seat, chance, env }: BotAsk<Wordsy>): Seat | null {
  for (const entry of view.entered) {
    const luck = chance.below(100);
    if (entry.seat === seat || entry.status !== 'stands') continue;
    const real = accepts(env, view.config.words, entry.word);
    const known = real && (env.tier(entry.word) ?? Number.POSITIVE_INFINITY) <= skill.vocabulary;
    if (!known && luck < (real ? skill.doubts : skill.catches)) return entry.seat;
  }
  return null;
}
