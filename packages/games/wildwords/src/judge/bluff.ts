import { LEVELS } from '@wordhoard/kernel';
import { SKILLS } from '../bot/skills.ts';
import { ASTERISK } from '../tiles.ts';

/** Probability that an opponent of unknown strength notices a non-word with an asterisk. */
const CAUGHT = LEVELS.reduce((sum, level) => sum + SKILLS[level].catches, 0) / (100 * LEVELS.length);

/** [WW-10] How likely a play is to pass that can be read as words but for these: what is plainly none never does. */
export function chanceToPass(unreadable: readonly string[], players: number): number {
  if (unreadable.length === 0) return 1;
  return unreadable.some((pattern) => !pattern.includes(ASTERISK)) ? 0 : (1 - CAUGHT) ** (players - 1);
}
