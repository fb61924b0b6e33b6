import { type AnyGamePackage, judgements } from '@wordhoard/catalog';
import type { AnyJudgement, Choice, Move, Shape } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { silenceOf, type Task } from './task.ts';

/** What answers to a task are measured by. */
export interface Yardstick {
  /** How answers are scored; days made before there was a choice have none, and are scored as they were. */
  readonly scoring?: 2;
  /** What silence is worth; but who only loses by it has not found anything by losing less. */
  readonly zero: number;
  /** The best with common words: a hundred. Others with such words come after it. */
  readonly everyday: readonly Choice<Shape>[];
  /** With all words, the best first: a curiosity. */
  readonly best: readonly Choice<Shape>[];
}

/** The judge's last word. Nobody's luck: whoever asks, wherever, hears the same. */
export function judged(pack: AnyGamePackage, words: Lexicon, task: Task, move: Move<Shape>): AnyJudgement {
  const { seen, seat } = task;
  let last: AnyJudgement | undefined;
  for (const said of judgements(pack, words, { seen, seat, move, luck: `hoard ${task.game}` })) last = said ?? last;
  if (!last) throw new Error(`${task.game}: its judge says nothing of its own task`);
  return last;
}

export function yardstickOf(pack: AnyGamePackage, words: Lexicon, task: Task): Yardstick {
  const { yours, everyday, best } = judged(pack, words, task, silenceOf(pack, words, task));
  return { scoring: 2, zero: Math.max(0, yours.worth), everyday, best };
}
