import type { BotAsk, Seat } from '@wordhoard/kernel';
import { accepts } from '@wordhoard/lexicon';
import type { Wordsy } from '../types.ts';
import type { Skill } from './skills.ts';

/**
 * Whose word it challenges, if any. A word it knows it never doubts. Of the others it catches many that are none, the
 * more the stronger it is, and now and then it doubts a real one.
 */
export function doubted(skill: Skill, { seen: { view }, seat, chance, env }: BotAsk<Wordsy>): Seat | null {
  for (const entry of view.entered) {
    const luck = chance.below(100);
    if (entry.seat === seat || entry.status !== 'stands') continue;
    const real = accepts(env, view.config.words, entry.word);
    const known = real && (env.tier(entry.word) ?? Number.POSITIVE_INFINITY) <= skill.vocabulary;
    if (!known && luck < (real ? skill.doubts : skill.catches)) return entry.seat;
  }
  return null;
}
