import { BALANCED_PERSONALITY, type Bot, forSeat, type Level } from '@wordhoard/kernel';
import { blindTurn, judgeOf } from '../round.ts';
import { applyTurn } from '../turn.ts';
import type { Wordsmith } from '../types.ts';
import { search } from './search.ts';
import { BEGINNER, SKILLS, suited, type WordsmithSkill } from './skills.ts';

/** Milliseconds a person would look at the sheet, and write a letter or a word down. */
const LOOK = 6000;
const STEP = 1500;

/** A computer player that sees what a person in its seat sees. Yields better and better turns while it tries them out. */
export const bot = (level: Level): Bot<Wordsmith> => player(SKILLS[level]);

/** Plays by a script; the lab's, to measure the weakest level by. */
export const beginner: Bot<Wordsmith> = player(BEGINNER);

function player(skill: WordsmithSkill): Bot<Wordsmith> {
  return function* ({ seen: { question, view }, seat, chance, personality = BALANCED_PERSONALITY, env }) {
    if (question?.step.type !== 'turn' || !question.asked.includes(seat) || question.mine?.done) return;
    const sheet = forSeat(view.sheets, seat);
    const look = LOOK + chance.below(LOOK);
    const to = question.id;
    yield { move: { to, answer: blindTurn(sheet, view.offer) }, wait: look };
    let best = Number.NEGATIVE_INFINITY;
    for (const { desk, value } of search(view, seat, env, suited(skill, personality), chance)) {
      const { steps } = desk;
      // The rules have the last word: what a search came up with is tried on the real sheet before it is offered.
      if (value <= best || 'code' in applyTurn(sheet, view.offer, steps, judgeOf(view, env))) continue;
      best = value;
      yield { move: { to, answer: { steps } }, wait: look + STEP * steps.length };
    }
  };
}
