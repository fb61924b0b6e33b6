import { bindGame } from '@wordhoard/catalog';
import {
  type AnyGamePackage,
  type AnyObservation,
  canonicalJson,
  type JudgedMove,
  type KernelRefusal,
  type Move,
  read,
  type Shape,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Baseline, judgeMove } from './baseline.ts';
import { configOf, defaultMoveOf, questionOf, type Task } from './task.ts';

/** An answer as it is shown. Older stored results have neither `move` nor `points`. */
export interface ScoredAnswer {
  /** In the game's own notation. */
  readonly text: string;
  readonly word: string | null;
  /** The judge's estimate: also what the move brings over the next turns. */
  readonly worth: number;
  readonly move?: AnswerMove;
  /** Points the game itself gives at once; null for moves that by their nature score nothing. */
  readonly points?: number | null;
}

/** Result of an answer. */
export interface TaskResult {
  /** 0 to 100: how much of the best among everyday words was found. */
  readonly score: number;
  readonly yours: ScoredAnswer;
  /** The best among everyday words. */
  readonly best: ScoredAnswer;
  /** The best of all words, where that is better still. */
  readonly curiosity: ScoredAnswer | null;
}

export type ReadAnswer =
  | {
      readonly ok: true;
      readonly move: AnswerMove;
      /** Only put forward: it may still change. */
      readonly draft: boolean;
    }
  | { readonly ok: false; readonly refusal: KernelRefusal | Shape['refusal'] };

/**
 * Reads an answer from outside by the rules' own schema, and lets the rules allow or refuse it. Claims by the sender
 * about its value are never trusted.
 */
export function readAnswer(pack: AnyGamePackage, words: Lexicon, task: Task, raw: unknown): ReadAnswer {
  const move = readMove(pack, task, raw);
  if (!move) return { ok: false, refusal: { code: 'malformed' } };
  const refusal = bindGame(pack, words).check(task.seen, task.seat, move);
  if (refusal) return { ok: false, refusal };
  return { ok: true, move, draft: pack.task?.isDraft(move.answer) ?? false };
}

/** Result of a legal answer. */
export const judgeAnswer = (
  pack: AnyGamePackage,
  words: Lexicon,
  task: Task,
  baseline: Baseline,
  move: AnswerMove,
): TaskResult => {
  const { yours } = judgeMove(pack, words, task, move);
  return resultOf(baseline, yours, isSensible(pack, words, task, yours));
};

/** The score of the smallest sensible answer, out of 100. */
const MIN_SENSIBLE_SCORE = 10;

/** True for a real word, and for an answer without a word that scores nothing yet, such as letters set up for later. */
function isSensible(
  pack: AnyGamePackage,
  words: Lexicon,
  task: Task,
  { move, word, points }: JudgedMove<Shape>,
): boolean {
  if (canonicalJson(move) === canonicalJson(defaultMoveOf(pack, words, task))) return false;
  if (word === null) return points === 0;
  return pack.isWord?.(words, configOf(task) ?? {}, word) ?? true;
}

/** The seat's observation once this answer stands. */
export const observationAfter = (
  pack: AnyGamePackage,
  words: Lexicon,
  task: Task,
  { answer }: AnswerMove,
): AnyObservation => {
  if (!pack.task) throw new Error(`${task.game} gives no tasks`);
  return pack.task.observationAfter(task.seen, task.seat, answer, words);
};

export type AnswerMove = Extract<Move<Shape>, { to: number }>;

function readMove(pack: AnyGamePackage, task: Task, raw: unknown): AnswerMove | undefined {
  if (typeof raw !== 'object' || raw === null || !('to' in raw) || !('answer' in raw)) return undefined;
  const answer = read(questionOf(pack, task).answer, raw.answer);
  return answer === undefined || typeof raw.to !== 'number' ? undefined : { to: raw.to, answer };
}

function toScoredAnswer({ text, word, worth, move, points }: JudgedMove<Shape>): ScoredAnswer {
  // Days stored before points were shown have none.
  const known = points === undefined ? {} : { points };
  return { text, word, worth: roundWorth(worth), ...('to' in move && { move }), ...known };
}

/** Worths are averages: more digits would say nothing. */
const roundWorth = (worth: number): number => Math.round(10 * worth) / 10;

/** An answer that is rarer and better than the best everyday one scores the full 100. */
export function resultOf(
  { scoring, zero, everyday, best }: Baseline,
  yours: JudgedMove<Shape>,
  isSensible = false,
): TaskResult {
  const [top] = everyday;
  if (!top) throw new Error('a task has an everyday answer');
  const share = Math.min(1, Math.max(0, (yours.worth - zero) / (top.worth - zero)));
  const least = scoring === 2 && isSensible ? MIN_SENSIBLE_SCORE : 0;
  const rarest = best[0];
  return {
    score: Math.round(least + (100 - least) * share),
    yours: toScoredAnswer(yours),
    best: toScoredAnswer(top),
    curiosity: rarest && rarest.worth > top.worth ? toScoredAnswer(rarest) : null,
  };
}
