import { type Bot, type BotAsk, EVEN_TEMPER, type Level, type Seat, type Thought, type Time } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { scoreWord } from '../scoring.ts';
import type { Stage, View, Wordsy } from '../types.ts';
import { lockAlone } from './alone.ts';
import { doubted } from './doubt.ts';
import { flip } from './flip.ts';
import { type Idea, ideasOn, usableOn, writtenAt } from './ideas.ts';
import { BEGINNER, SKILLS, suited, type WordsySkill } from './skills.ts';

/** A computer player that sees what a person in its seat sees, and takes about as long. */
export const bot = (level: Level): Bot<Wordsy> => player(SKILLS[level]);

/** Plays by a script; the lab's, to measure the weakest level by. */
export const beginner: Bot<Wordsy> = player(BEGINNER);

function player(skill: WordsySkill): Bot<Wordsy> {
  return function* (ask) {
    const { question } = ask.seen;
    if (!question?.asked.includes(ask.seat) || question.mine?.done) return;
    const thought = answer(suited(skill, ask.temper ?? EVEN_TEMPER), ask, question);
    if (thought) yield thought;
  };
}

function answer(
  skill: WordsySkill,
  ask: BotAsk<Wordsy>,
  { id: to, step, until, mine }: NonNullable<BotAsk<Wordsy>['seen']['question']>,
): Thought<Wordsy> | undefined {
  const { seen, seat, chance, env } = ask;
  switch (step.type) {
    case 'ready':
      return { move: { to, answer: { ready: true } }, wait: 800 + chance.below(1500) };
    case 'challenge': {
      const challenge = doubted(skill, ask);
      const wait = (challenge === null ? 1500 : 3000) + chance.below(3000);
      return { move: { to, answer: { challenge } }, wait, size: 'small' };
    }
    case 'mend': {
      const word = bestOf(step.offered, seen.view, seat);
      return { move: { to, answer: { word } }, wait: 2000 + chance.below(3000), size: 'medium' };
    }
    case 'write': {
      const draft = mine && 'text' in mine.answer ? mine.answer.text : '';
      const plan = step.stage === 'grace' ? finish(env, seen.view, seat, draft) : write(skill, ask, step.stage, until);
      return plan && { move: { to, answer: { text: plan.text, lock: true } }, wait: plan.wait };
    }
    default:
      return undefined; // the other steps ask no question
  }
}

interface PlannedWord {
  readonly text: string;
  readonly wait: number;
}

/** Milliseconds before the end of time at which even a slow bot locks. */
const IN_TIME = 1500;

/**
 * [WY-5] The word to lock, and when. A bot that may flip the timer weighs that; a solo bot weighs the bonus for being
 * in time; all others look until they run out of patience or time.
 */
function write(skill: WordsySkill, ask: BotAsk<Wordsy>, stage: Stage, until: Time | null): PlannedWord | undefined {
  const { view } = ask.seen;
  const ideas = ideasOn(skill, ask);
  if (view.mode === 'race' && stage === 'writing' && view.noFlip !== ask.seat) {
    const idea = flip(ideas, view, ask.seat);
    return idea && planOf(skill, idea);
  }
  const left = stage === 'timer' && until !== null ? until - view.dealtAt - IN_TIME : Number.POSITIVE_INFINITY;
  if (view.solo) {
    const isInTime = (idea: Idea): boolean => stage !== 'late' && writtenAt(skill, idea.word, idea.sought) <= left;
    const idea = lockAlone(ideas, view.solo, view.round, isInTime);
    return idea && planOf(skill, idea);
  }
  // A bot without an idea so far takes the first one, and hurries.
  const idea = ideas.findLast(({ word, sought }) => writtenAt(skill, word, sought) <= left) ?? ideas[0];
  return idea && { text: idea.word, wait: Math.min(left, writtenAt(skill, idea.word, 1)) };
}

const planOf = (skill: WordsySkill, { word, sought }: Idea): PlannedWord => ({
  text: word,
  wait: writtenAt(skill, word, sought),
});

/**
 * [WY-7] For a bot that takes a seat over while its text is frozen: the best word that goes on from there. If nothing
 * was written, there is nothing to go on from.
 */
function finish(env: Lexicon, view: View, seat: Seat, frozen: string): PlannedWord | undefined {
  if (frozen === '') return undefined;
  const words: string[] = [];
  const usable = usableOn(env, view);
  for (const word of env.completions(frozen)) {
    if (usable(word)) words.push(word);
    if (words.length === 100) break;
  }
  const text = bestOf(words, view, seat);
  return text === null ? undefined : { text, wait: 1000 };
}

function bestOf(words: readonly string[], { board, config }: View, seat: Seat): string | null {
  const points = (word: string): number => scoreWord(board, word, config.handicaps.includes(seat)).points;
  return words.reduce<string | null>((top, word) => (top !== null && points(top) >= points(word) ? top : word), null);
}
