import {
  BALANCED_PERSONALITY,
  type Bot,
  type BotInput,
  type Seat,
  type SkillLevel,
  type Thought,
  type Time,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { componentsOf, handicapOf } from '../components.ts';
import { scoreWord } from '../scoring.ts';
import type { Stage, View, Wordsy } from '../types.ts';
import { chooseChallenge } from './challenge.ts';
import { chooseFlip } from './flip.ts';
import { findIdeas, type Idea, usableWordTest, writingTime } from './ideas.ts';
import { BEGINNER, SKILLS, type WordsySkill, withPersonality } from './skills.ts';
import { chooseSoloWord } from './solo.ts';

/** A computer player that gets the same observations as a person in its seat, and takes about as long. */
export const bot = (level: SkillLevel): Bot<Wordsy> => makeBot(SKILLS[level]);

/** The lab's baseline for the weakest level. */
export const beginner: Bot<Wordsy> = makeBot(BEGINNER);

/**
 * The champion's bot. Which word to write is nearly all of Wordsy, and hidden cards matter little: so it is stronger only
 * because more words come to its mind.
 */
export const championBase: Bot<Wordsy> = makeBot({ ...SKILLS[5], overlookFactor: 4 });

function makeBot(skill: WordsySkill): Bot<Wordsy> {
  return function* (ask) {
    const { question } = ask.seen;
    if (!question?.asked.includes(ask.seat) || question.mine?.done) return;
    const thought = chooseAnswer(withPersonality(skill, ask.personality ?? BALANCED_PERSONALITY), ask, question);
    if (thought) yield thought;
  };
}

function chooseAnswer(
  skill: WordsySkill,
  ask: BotInput<Wordsy>,
  { id: to, step, until, mine }: NonNullable<BotInput<Wordsy>['seen']['question']>,
): Thought<Wordsy> | undefined {
  const { seen, seat, chance, env } = ask;
  switch (step.type) {
    case 'ready':
      return { move: { to, answer: { ready: true } }, wait: 800 + chance.below(1500) };
    case 'challenge': {
      const challenge = chooseChallenge(skill, ask);
      const wait = (challenge === null ? 1500 : 3000) + chance.below(3000);
      return { move: { to, answer: { challenge } }, wait, size: 'small' };
    }
    case 'mend': {
      const word = highestScoring(step.offered, seen.view, seat);
      return { move: { to, answer: { word } }, wait: 2000 + chance.below(3000), size: 'medium' };
    }
    case 'write': {
      const draft = mine && 'text' in mine.answer ? mine.answer.text : '';
      const plan =
        step.stage === 'grace' ? planCompletion(env, seen.view, seat, draft) : planWord(skill, ask, step.stage, until);
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

/** How long before the timer ends even a slow bot locks. */
const LOCK_MARGIN_MS = 1500;

/**
 * [WY-5] The word to lock, and when. A bot that may flip the timer decides whether that pays; a solo bot weighs the
 * bonus for locking in time. All others search until their patience or time runs out.
 */
function planWord(
  skill: WordsySkill,
  ask: BotInput<Wordsy>,
  stage: Stage,
  until: Time | null,
): PlannedWord | undefined {
  const { view } = ask.seen;
  const ideas = findIdeas(skill, ask);
  if (view.mode === 'race' && stage === 'writing' && view.noFlip !== ask.seat) {
    const idea = chooseFlip(ideas, view, ask.seat);
    return idea && planOf(skill, idea);
  }
  const timeLeft =
    stage === 'timer' && until !== null ? until - view.dealtAt - LOCK_MARGIN_MS : Number.POSITIVE_INFINITY;
  if (view.solo) {
    const isInTime = (idea: Idea): boolean =>
      stage !== 'late' && writingTime(skill, idea.word, idea.patienceUsed) <= timeLeft;
    const idea = chooseSoloWord(componentsOf(view.config), ideas, view.solo, view.round, isInTime);
    return idea && planOf(skill, idea);
  }
  // A bot that has no idea in time takes the first one it will have, and writes it at once.
  const idea =
    ideas.findLast(({ word, patienceUsed }) => writingTime(skill, word, patienceUsed) <= timeLeft) ?? ideas[0];
  return idea && { text: idea.word, wait: Math.min(timeLeft, writingTime(skill, idea.word, 1)) };
}

const planOf = (skill: WordsySkill, { word, patienceUsed }: Idea): PlannedWord => ({
  text: word,
  wait: writingTime(skill, word, patienceUsed),
});

/**
 * [WY-7] For a bot that takes over a seat while its text is frozen: the best word that starts with that text. An empty
 * text can't be completed.
 */
function planCompletion(env: Lexicon, view: View, seat: Seat, frozen: string): PlannedWord | undefined {
  if (frozen === '') return undefined;
  const words: string[] = [];
  const isUsable = usableWordTest(env, view);
  for (const word of env.completions(frozen)) {
    if (isUsable(word)) words.push(word);
    if (words.length === 100) break;
  }
  const text = highestScoring(words, view, seat);
  return text === null ? undefined : { text, wait: 1000 };
}

function highestScoring(words: readonly string[], { board, config }: View, seat: Seat): string | null {
  const handicap = handicapOf(config, seat);
  const pointsOf = (word: string): number => scoreWord(board, word, handicap).points;
  return words.reduce<string | null>(
    (best, word) => (best !== null && pointsOf(best) >= pointsOf(word) ? best : word),
    null,
  );
}
