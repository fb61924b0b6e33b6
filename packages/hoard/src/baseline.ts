import { judgements } from '@wordhoard/catalog';
import {
  type AnyGamePackage,
  type AnyJudgement,
  bestAnswers,
  type JudgedMove,
  MAX_BEST_MOVES,
  type Move,
  type RatedAnswer,
  type Shape,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Task } from './task.ts';

/** Version of the scoring of new tasks. */
export const SCORING = 3;

/** The value that scores 0 in new tasks. */
export const ZERO = 0;

/** An answer on a task's scale. */
export interface BaselineAnswer extends JudgedMove<Shape> {
  /** All words it makes; missing for days made before `scoring: 3`. */
  readonly words?: readonly string[];
}

/** The scale for answers to a task. */
export interface Baseline {
  /**
   * Version of the scoring. 3: the points of the move alone. 2 and missing: days made before, which keep their scores by
   * the judge's estimate of all that a move brings.
   */
  readonly scoring?: 2 | typeof SCORING;
  /** The value that scores 0. */
  readonly zero: number;
  /** The best answer with common words, which scores 100, and the next best ones. */
  readonly everyday: readonly BaselineAnswer[];
  /** The best answers with all words, best first; they don't change the score. */
  readonly best: readonly BaselineAnswer[];
}

/** The judge's final judgement. Its luck is fixed by the task, so it is the same for every asker. */
export function judgeMove(pack: AnyGamePackage, words: Lexicon, task: Task, move: Move<Shape>): AnyJudgement {
  const { seen, seat } = task;
  let last: AnyJudgement | undefined;
  for (const judgement of judgements(pack, words, { seen, seat, move, luck: `hoard ${task.game}` }))
    last = judgement ?? last;
  if (!last) throw new Error(`${task.game}: its judge says nothing of its own task`);
  return last;
}

/** A rated answer as results and baselines tell it; its worth is its points. */
export const scoredMove = (to: number, { answer, points, words, text }: RatedAnswer<Shape>): BaselineAnswer => ({
  move: { to, answer },
  worth: points,
  points,
  text,
  word: words[0] ?? null,
  words,
});

type Answers = readonly RatedAnswer<Shape>[];

/** Finds the best answers to a task with words from this vocabulary, by the points of the move alone. */
export function solveTask(
  { task: notes, rules }: AnyGamePackage,
  words: Lexicon,
  { seen, seat }: Task,
  vocabulary: 'common' | 'all',
): Answers {
  if (!notes || !seen.question) throw new Error(`${rules.id} gives no tasks`);
  return notes.solve(seen, seat, words, vocabulary);
}

/** Makes the scale of a task from its best answers with common words, and finds those with all words. */
export function baselineOf(
  pack: AnyGamePackage,
  words: Lexicon,
  task: Task,
  everyday: Answers = solveTask(pack, words, task, 'common'),
): Baseline {
  const all = solveTask(pack, words, task, 'all');
  // Some searches don't look at every move, so a common answer may be better than all others found.
  const best = bestAnswers([...everyday, ...all], MAX_BEST_MOVES);
  const asMoves = (answers: Answers): BaselineAnswer[] =>
    // The search has refused a task without a question.
    answers.map((rated) => scoredMove(task.seen.question!.id, rated));
  return { scoring: SCORING, zero: ZERO, everyday: asMoves(everyday), best: asMoves(best) };
}
