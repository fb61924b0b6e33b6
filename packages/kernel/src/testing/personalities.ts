import { SKILL_LEVELS, type SkillLevel } from '../any-game.ts';
import { BALANCED_PERSONALITY, type BotPersonality, personalityFrom } from '../personality.ts';

export interface PersonalityTrial<Skill> {
  readonly skills: Readonly<Record<SkillLevel, Skill>>;
  adjust(skill: Skill, personality: BotPersonality): Skill;
  /** The share of possibilities such a player sees: more is better. */
  shareSeen(skill: Skill): number;
}

/**
 * Faults in how a game's levels apply a personality. There are none if a balanced one leaves the level unchanged, keen
 * bots see more, the strongest level is always at its best, and bots side by side differ.
 */
export function personalityFaults<Skill>({ skills, adjust, shareSeen }: PersonalityTrial<Skill>): string[] {
  const faults: string[] = [];
  for (const level of SKILL_LEVELS) {
    const skill = skills[level];
    const [dull, even, keen] = [-1, 0, 1].map((trait) =>
      shareSeen(adjust(skill, { ...BALANCED_PERSONALITY, keen: trait })),
    );
    if (JSON.stringify(adjust(skill, BALANCED_PERSONALITY)) !== JSON.stringify(skill))
      faults.push(`${level} is not itself`);
    if (level === 5 ? dull !== even || keen !== even : dull! >= even! || keen! <= even!)
      faults.push(`${level} sees ${dull}, ${even}, ${keen}`);
    const made = Array.from({ length: 20 }, (_, seat) =>
      JSON.stringify(adjust(skill, personalityFrom(`table ${seat}`))),
    );
    if (level < 5 && new Set(made).size < made.length) faults.push(`bots of level ${level} are alike`);
  }
  return faults;
}
