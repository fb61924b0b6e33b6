import type { AnyGamePackage } from '@wordhoard/catalog';
import type { Answer, AnySeen, Kind, Move, Question, Seat, Shape } from '@wordhoard/kernel';

/** One question of one game, as one seat sees it: all that is handed out, and all that an answer is judged by. */
export interface Task {
  readonly game: string;
  /** By which rules and which words: an answer judged by others would not be comparable. */
  readonly rules: number;
  readonly words: string;
  readonly seat: Seat;
  /** How many sit at that table. */
  readonly players: number;
  readonly seconds: number | null;
  /** As a table's: none but how long one has. */
  readonly limits: Readonly<Record<string, number | null>>;
  readonly seen: AnySeen;
}

/** The table's config: every game's view has it. */
export const configOf = ({ seen: { view } }: Task): object | null =>
  'config' in view ? (view.config as object) : null; // a view's type is its game's own

/** What the rules say of the question. */
export function questionOf({ rules }: AnyGamePackage, { seen }: Task): Question<Shape, Kind<Shape>> {
  const type = seen.question?.step.type ?? '';
  // A step that is open asks somebody something.
  return rules.steps[type] as Question<Shape, Kind<Shape>>;
}

/** Who says nothing answers this: naught on the scale. */
export function silenceOf(pack: AnyGamePackage, env: unknown, task: Task): Move<Shape> {
  const { seat, seen } = task;
  const { id, step } = seen.question!;
  const answer: Answer<Shape> = questionOf(pack, task).silent({ seat, view: seen.view, step, draft: undefined, env });
  return { to: id, answer };
}
