import type {
  Answer,
  AnyGamePackage,
  AnyObservation,
  Move,
  QuestionRules,
  Seat,
  Shape,
  StepKind,
} from '@wordhoard/kernel';

/** One question of one game, as one seat sees it: all that is handed out, and all that an answer is judged by. */
export interface Task {
  readonly game: string;
  /** By which rules and which words: an answer judged by others would not be comparable. */
  readonly rules: number;
  readonly words: string;
  readonly seat: Seat;
  /** Number of players at that table. */
  readonly players: number;
  readonly seconds: number | null;
  /** As a table's: none but how long one has. */
  readonly limits: Readonly<Record<string, number | null>>;
  readonly seen: AnyObservation;
}

/** The table's config: every game's view has it. */
export const configOf = ({ seen: { view } }: Task): object | null =>
  'config' in view ? (view.config as object) : null; // a view's type is its game's own

/** The rules of the task's question. */
export function questionOf({ rules }: AnyGamePackage, { seen }: Task): QuestionRules<Shape, StepKind<Shape>> {
  const type = seen.question?.step.type ?? '';
  // An open step is always a question.
  return rules.steps[type] as QuestionRules<Shape, StepKind<Shape>>;
}

/** The default answer, which is zero on the scale. */
export function defaultMoveOf(pack: AnyGamePackage, env: unknown, task: Task): Move<Shape> {
  const { seat, seen } = task;
  const { id, step } = seen.question!;
  const answer: Answer<Shape> = questionOf(pack, task).defaultAnswer({
    seat,
    view: seen.view,
    step,
    draft: undefined,
    env,
  });
  return { to: id, answer };
}
