import {
  BALANCED_PERSONALITY,
  type Bot,
  type BotInput,
  forSeat,
  type MoveSize,
  type SkillLevel,
  type Thought,
} from '@wordhoard/kernel';
import type { WordWorx } from '../types.ts';
import { chooseBuild, chooseDiscards, chooseLock, chooseTheft, pickCard } from './choices.ts';
import { BEGINNER, SKILLS, type WordWorxSkill, withPersonality } from './skills.ts';
import { makeTurnContext } from './turn-context.ts';

/** A computer player that gets the same observations as a person in its seat, and takes about as long. */
export const bot = (level: SkillLevel): Bot<WordWorx> => makeBot(SKILLS[level]);

/** The lab's baseline for the weakest level. */
export const beginner: Bot<WordWorx> = makeBot(BEGINNER);

function makeBot(level: WordWorxSkill): Bot<WordWorx> {
  return function* (ask) {
    const { question, view } = ask.seen;
    if (!question || !view.mine) return;
    const skill = withPersonality(level, ask.personality ?? BALANCED_PERSONALITY);
    const isAsked = question.asked.includes(ask.seat) && !question.mine?.done;
    const thought = isAsked ? chooseAnswer(skill, ask, question) : chooseFreeLock(skill, ask);
    if (thought) yield thought;
  };
}

function chooseAnswer(
  skill: WordWorxSkill,
  ask: BotInput<WordWorx>,
  { id: to, step }: NonNullable<BotInput<WordWorx>['seen']['question']>,
): Thought<WordWorx> | undefined {
  const { chance } = ask;
  const context = makeTurnContext(skill, ask);
  switch (step.type) {
    case 'pick':
      return {
        move: { to, answer: { card: pickCard(context, step.nth) } },
        wait: 1200 + chance.below(1500),
        size: step.nth === 1 ? 'small' : 'step',
      };
    case 'steal': {
      const steal = chooseTheft(context, chance);
      const wait = (steal ? 3000 : 1000) + chance.below(1500);
      return { move: { to, answer: { steal } }, wait, size: steal ? 'medium' : 'step' };
    }
    case 'build': {
      const build = chooseBuild(context, step.last);
      const wait = 3000 + chance.below(4000);
      const before = forSeat(ask.seen.view.players, ask.seat).words.flatMap(({ cards }) => cards);
      return { move: { to, answer: build }, wait, size: buildSize(build.words.flat().length - before.length) };
    }
    case 'discard': {
      const cards = chooseDiscards(context, step.count);
      return { move: { to, answer: { cards } }, wait: 1500 + chance.below(1000), size: 'step' };
    }
    default:
      return undefined; // the other steps ask no question
  }
}

/** From this many new cards on, a build is a big move. */
const MANY_CARDS = 5;

function buildSize(laid: number): MoveSize {
  if (laid === 0) return 'step';
  return laid >= MANY_CARDS ? 'medium' : 'small';
}

/** [WX-8] In others' turns: puts the manifest card on the word with the most points to lose. */
function chooseFreeLock(skill: WordWorxSkill, { seen, seat }: BotInput<WordWorx>): Thought<WordWorx> | undefined {
  if (!skill.usesLock || !seen.free.includes('lock')) return undefined;
  const word = chooseLock(seen.view, seat);
  return word === forSeat(seen.view.players, seat).lock
    ? undefined
    : { move: { free: { type: 'lock', word } }, wait: 700 };
}
