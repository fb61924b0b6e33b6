import { judgements } from '@wordhoard/catalog';
import type { AnyGamePackage, AnyJudgement, JudgedMove, Move, Shape } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { defaultMoveOf, type Task } from './task.ts';

/** The scale for answers to a task. */
export interface Baseline {
  /** Version of the scoring; missing for days made before there were two, which keep their old scores. */
  readonly scoring?: 2;
  /** Value of the default answer. A bad position doesn't score points for merely losing less. */
  readonly zero: number;
  /** The best with common words: a hundred. Others with such words come after it. */
  readonly everyday: readonly JudgedMove<Shape>[];
  /** With all words, the best first: a curiosity. */
  readonly best: readonly JudgedMove<Shape>[];
}

/** The judge's final judgement. Its luck is fixed by the task, so it is the same for every asker. */
export function judgeMove(pack: AnyGamePackage, words: Lexicon, task: Task, move: Move<Shape>): AnyJudgement {
  const { seen, seat } = task;
  let last: AnyJudgement | undefined;
  for (const said of judgements(pack, words, { seen, seat, move, luck: `hoard ${task.game}` })) last = said ?? last;
  if (!last) throw new Error(`${task.game}: its judge says nothing of its own task`);
  return last;
}

export function baselineOf(pack: AnyGamePackage, words: Lexicon, task: Task): Baseline {
  const { yours, everyday, best } = judgeMove(pack, words, task, defaultMoveOf(pack, words, task));
  return { scoring: 2, zero: Math.max(0, yours.worth), everyday, best };
}
