import type { Bot, BotAsk, Thought } from '@wordhoard/kernel';
import type { WordWorx } from '../types.ts';
import { chooseBuild, chooseDiscards, chooseLock, chooseTheft, pickCard } from './choices.ts';
import { mindOf } from './mind.ts';
import { type Level, SKILLS, type Skill } from './skills.ts';

/** A computer player that sees what a person in its seat sees. Its waits, in milliseconds, are a person's. */
export const bot = (level: Level): Bot<WordWorx> =>
  function* (ask) {
    const { question, view } = ask.seen;
    if (!question || !view.mine) return;
    const asked = question.asked.includes(ask.seat) && !question.mine?.done;
    const thought = asked ? answer(SKILLS[level], ask, question) : guard(SKILLS[level], ask);
    if (thought) yield thought;
  };

function answer(
  skill: Skill,
  ask: BotAsk<WordWorx>,
  { id: to, step }: NonNullable<BotAsk<WordWorx>['seen']['question']>,
): Thought<WordWorx> | undefined {
  const { chance } = ask;
  const mind = mindOf(skill, ask);
  switch (step.type) {
    case 'pick':
      return {
        move: { to, answer: { card: pickCard(mind, step.nth, chance) } },
        wait: 1200 + chance.below(1500),
      };
    case 'steal': {
      const steal = chooseTheft(mind);
      return { move: { to, answer: { steal } }, wait: (steal ? 3000 : 1000) + chance.below(1500) };
    }
    case 'build': {
      const plan = chooseBuild(mind, step.last);
      if (plan === 'lift') return { move: { free: { type: 'lock', word: null } }, wait: 1500 };
      return { move: { to, answer: plan }, wait: 3000 + chance.below(4000) };
    }
    case 'discard':
      return { move: { to, answer: { cards: chooseDiscards(mind, step.count) } }, wait: 1500 + chance.below(1000) };
    default:
      return undefined; // nobody is asked anything in the other steps
  }
}

/** [WX-8] In others' turns: the manifest card on the word that would hurt most to lose. */
function guard(skill: Skill, { seen, seat }: BotAsk<WordWorx>): Thought<WordWorx> | undefined {
  if (!skill.locks || !seen.free.includes('lock')) return undefined;
  const word = chooseLock(seen.view, seat);
  return word === seen.view.players[seat]!.lock ? undefined : { move: { free: { type: 'lock', word } }, wait: 700 };
}
