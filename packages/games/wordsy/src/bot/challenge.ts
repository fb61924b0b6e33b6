import type { BotInput, Seat } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import type { Wordsy } from '../types.ts';
import type { WordsySkill } from './skills.ts';

/**
 * The seat whose word it challenges, or null. It never challenges a word it knows. Of the rest it challenges many
 * non-words, more at higher levels, and now and then a real word.
 */
export function chooseChallenge(
  skill: WordsySkill,
  { seen: { view }, seat, chance, env }: BotInput<Wordsy>,
): Seat | null {
  for (const entry of view.entered) {
    const roll = chance.below(100);
    if (entry.seat === seat || entry.status !== 'stands') continue;
    const isReal = isAccepted(env, view.config.words, entry.word);
    const isKnown = isReal && (env.tier(entry.word) ?? Number.POSITIVE_INFINITY) <= skill.vocabulary;
    if (!isKnown && roll < (isReal ? skill.doubtPercent : skill.catchPercent)) return entry.seat;
  }
  return null;
}
