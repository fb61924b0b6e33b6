import { BALANCED_PERSONALITY, type Bot, forSeat, type SkillLevel } from '@wordhoard/kernel';
import { defaultTurn, wordRulesOf } from '../round.ts';
import { applyTurn } from '../turn.ts';
import type { Wordsmith } from '../types.ts';
import { searchTurns } from './search.ts';
import { BEGINNER, SKILLS, type WordsmithSkill, withPersonality } from './skills.ts';

/** How long a person looks at the sheet, and takes for each letter or word. */
const LOOK_MS = 6000;
const STEP_MS = 1500;

/** A computer player that gets the same observations as a person in its seat. Yields better and better turns. */
export const bot = (level: SkillLevel): Bot<Wordsmith> => makeBot(SKILLS[level]);

/** The lab's baseline for the weakest level. */
export const beginner: Bot<Wordsmith> = makeBot(BEGINNER);

function makeBot(skill: WordsmithSkill): Bot<Wordsmith> {
  return function* ({ seen: { question, view }, seat, chance, personality = BALANCED_PERSONALITY, env }) {
    if (question?.step.type !== 'turn' || !question.asked.includes(seat) || question.mine?.done) return;
    const sheet = forSeat(view.sheets, seat);
    const wait = LOOK_MS + chance.below(LOOK_MS);
    const to = question.id;
    yield { move: { to, answer: defaultTurn(sheet, view.offer) }, wait };
    let best = Number.NEGATIVE_INFINITY;
    for (const { scratch, value } of searchTurns(view, seat, env, withPersonality(skill, personality), chance)) {
      const { steps } = scratch;
      // The search uses a simplified sheet, so the rules check each turn before it is offered.
      if (value <= best || 'code' in applyTurn(sheet, view.offer, steps, wordRulesOf(view, env))) continue;
      best = value;
      yield { move: { to, answer: { steps } }, wait: wait + STEP_MS * steps.length };
    }
  };
}
