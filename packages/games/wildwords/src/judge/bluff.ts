import { SKILL_LEVELS } from '@wordhoard/kernel';
import { SKILLS } from '../bot/skills.ts';
import { ASTERISK } from '../tiles.ts';

/** Probability that an opponent of unknown strength notices a non-word with an asterisk. */
const DETECTION_CHANCE =
  SKILL_LEVELS.reduce((sum, level) => sum + SKILLS[level].catchPercent, 0) / (100 * SKILL_LEVELS.length);

/** [WW-10] Probability that a play with these unreadable patterns is not challenged: 0 if one has no asterisk. */
export function chanceUnchallenged(unreadable: readonly string[], players: number): number {
  if (unreadable.length === 0) return 1;
  return unreadable.some((pattern) => !pattern.includes(ASTERISK)) ? 0 : (1 - DETECTION_CHANCE) ** (players - 1);
}
