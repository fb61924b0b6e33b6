import { LEVELS, type Level } from '../any.ts';
import { type BotPersonality, EVEN_TEMPER, temperFrom } from '../personality.ts';

export interface PersonalityTrial<Skill> {
  readonly skills: Readonly<Record<Level, Skill>>;
  suited(skill: Skill, temper: BotPersonality): Skill;
  /** The share of possibilities such a player sees: more is better. */
  sees(skill: Skill): number;
}

/**
 * Faults in how a game's levels apply a personality. There are none if a balanced one leaves the level unchanged, keen
 * bots see more, the strongest level is always at its best, and bots side by side differ.
 */
export function temperFaults<Skill>({ skills, suited, sees }: PersonalityTrial<Skill>): string[] {
  const faults: string[] = [];
  for (const level of LEVELS) {
    const skill = skills[level];
    const [dull, even, keen] = [-1, 0, 1].map((trait) => sees(suited(skill, { ...EVEN_TEMPER, keen: trait })));
    if (JSON.stringify(suited(skill, EVEN_TEMPER)) !== JSON.stringify(skill)) faults.push(`${level} is not itself`);
    if (level === 5 ? dull !== even || keen !== even : dull! >= even! || keen! <= even!)
      faults.push(`${level} sees ${dull}, ${even}, ${keen}`);
    const made = Array.from({ length: 20 }, (_, seat) => JSON.stringify(suited(skill, temperFrom(`table ${seat}`))));
    if (level < 5 && new Set(made).size < made.length) faults.push(`bots of level ${level} are alike`);
  }
  return faults;
}
