import {
  BALANCED_PERSONALITY,
  type Bot,
  type BotAsk,
  forSeat,
  type Level,
  type MoveSize,
  type Thought,
} from '@wordhoard/kernel';
import type { WordWorx } from '../types.ts';
import { chooseBuild, chooseDiscards, chooseLock, chooseTheft, pickCard } from './choices.ts';
import { BEGINNER, SKILLS, suited, type WordWorxSkill } from './skills.ts';
import { mindOf } from './turn-context.ts';

/** A computer player that sees what a person in its seat sees. Its waits, in milliseconds, are a person's. */
export const bot = (level: Level): Bot<WordWorx> => player(SKILLS[level]);

/** Plays by a script; the lab's, to measure the weakest level by. */
export const beginner: Bot<WordWorx> = player(BEGINNER);

function player(level: WordWorxSkill): Bot<WordWorx> {
  return function* (ask) {
    const { question, view } = ask.seen;
    if (!question || !view.mine) return;
    const skill = suited(level, ask.personality ?? BALANCED_PERSONALITY);
    const asked = question.asked.includes(ask.seat) && !question.mine?.done;
    const thought = asked ? answer(skill, ask, question) : guard(skill, ask);
    if (thought) yield thought;
  };
}

function answer(
  skill: WordWorxSkill,
  ask: BotAsk<WordWorx>,
  { id: to, step }: NonNullable<BotAsk<WordWorx>['seen']['question']>,
): Thought<WordWorx> | undefined {
  const { chance } = ask;
  const mind = mindOf(skill, ask);
  switch (step.type) {
    case 'pick':
      return {
        move: { to, answer: { card: pickCard(mind, step.nth) } },
        wait: 1200 + chance.below(1500),
        size: step.nth === 1 ? 'small' : 'step',
      };
    case 'steal': {
      const steal = chooseTheft(mind, chance);
      const wait = (steal ? 3000 : 1000) + chance.below(1500);
      return { move: { to, answer: { steal } }, wait, size: steal ? 'medium' : 'step' };
    }
    case 'build': {
      const build = chooseBuild(mind, step.last);
      const wait = 3000 + chance.below(4000);
      const before = forSeat(ask.seen.view.players, ask.seat).words.flatMap(({ cards }) => cards);
      return { move: { to, answer: build }, wait, size: buildSize(build.words.flat().length - before.length) };
    }
    case 'discard': {
      const cards = chooseDiscards(mind, step.count);
      return { move: { to, answer: { cards } }, wait: 1500 + chance.below(1000), size: 'step' };
    }
    default:
      return undefined; // the other steps ask no question
  }
}

/** Cards that make a build a big one. */
const MANY_CARDS = 5;

function buildSize(laid: number): MoveSize {
  if (laid === 0) return 'step';
  return laid >= MANY_CARDS ? 'medium' : 'small';
}

/** [WX-8] In others' turns: the manifest card on the word that would hurt most to lose. */
function guard(skill: WordWorxSkill, { seen, seat }: BotAsk<WordWorx>): Thought<WordWorx> | undefined {
  if (!skill.locks || !seen.free.includes('lock')) return undefined;
  const word = chooseLock(seen.view, seat);
  return word === forSeat(seen.view.players, seat).lock
    ? undefined
    : { move: { free: { type: 'lock', word } }, wait: 700 };
}
