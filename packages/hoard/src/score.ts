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
  type TaskNotes,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type Baseline, type BaselineAnswer, judgeMove, SCORING, scoredMove } from './baseline.ts';
import { configOf, defaultMoveOf, questionOf, type Task } from './task.ts';

/** An answer as it is shown. Older stored results have neither `move` nor `points`. */
export interface ScoredAnswer {
  /** In the game's own notation. */
  readonly text: string;
  readonly word: string | null;
  /** What the score is measured by: the points, or on days before `scoring: 3` the judge's estimate. */
  readonly worth: number;
  readonly move?: AnswerMove;
  /** Points the game itself gives at once; null for moves that by their nature score nothing. */
  readonly points?: number | null;
  /** All words it makes; missing for results of days before `scoring: 3`. */
  readonly words?: readonly string[];
  /** Those that aren't in the dictionary, if time ran out on them. */
  readonly notWords?: readonly string[];
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
  | { readonly ok: false; readonly refusal: KernelRefusal | Shape['refusal'] | UnknownWord };

/** Nobody challenges a task's answer, so a word that isn't in the dictionary is refused before it counts. */
export interface UnknownWord {
  readonly code: 'unknown-word';
  /** In lower case; with asterisks for a pattern that no word fits. */
  readonly word: string;
}

/**
 * Reads an answer from outside by the rules' own schema, and lets the rules allow or refuse it. A final answer with a
 * non-word is refused too; a draft with one is not, because it may still change. Claims by the sender about its value
 * are never trusted.
 */
export function readAnswer(pack: AnyGamePackage, words: Lexicon, task: Task, raw: unknown): ReadAnswer {
  const move = readMove(pack, task, raw);
  if (!move) return { ok: false, refusal: { code: 'malformed' } };
  const refusal = bindGame(pack, words).check(task.seen, task.seat, move);
  if (refusal) return { ok: false, refusal };
  const notes = taskOf(pack);
  if (notes.isDraft(move.answer)) return { ok: true, move, draft: true };
  const [word] = notes.rate(task.seen, task.seat, move.answer, words).notWords;
  if (word !== undefined) return { ok: false, refusal: { code: 'unknown-word', word } };
  return { ok: true, move, draft: false };
}

function taskOf({ task, rules }: AnyGamePackage): TaskNotes<Shape> {
  if (!task) throw new Error(`${rules.id} gives no tasks`);
  return task;
}

/** Result of a legal answer. */
export function judgeAnswer(
  pack: AnyGamePackage,
  words: Lexicon,
  task: Task,
  baseline: Baseline,
  move: AnswerMove,
): TaskResult {
  if (baseline.scoring !== SCORING) {
    const { yours } = judgeMove(pack, words, task, move);
    return resultOf(baseline, yours, isSensible(pack, words, task, yours));
  }
  const { notWords, ...rated } = taskOf(pack).rate(task.seen, task.seat, move.answer, words);
  const yours = scoredMove(move.to, rated);
  if (notWords.length === 0) return resultOf(baseline, yours, rated.words.length > 0);
  // Time ran out on a non-word.
  const result = resultOf(baseline, { ...yours, worth: 0, points: 0 });
  return { ...result, yours: { ...result.yours, notWords } };
}

/** The score of the smallest sensible answer, out of 100. */
const MIN_SENSIBLE_SCORE = 10;

/** For days before `scoring: 3`: true for a real word, and for an answer without a word that scores nothing yet. */
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
): AnyObservation => taskOf(pack).observationAfter(task.seen, task.seat, answer, words);

export type AnswerMove = Extract<Move<Shape>, { to: number }>;

function readMove(pack: AnyGamePackage, task: Task, raw: unknown): AnswerMove | undefined {
  if (typeof raw !== 'object' || raw === null || !('to' in raw) || !('answer' in raw)) return undefined;
  const answer = read(questionOf(pack, task).answer, raw.answer);
  return answer === undefined || typeof raw.to !== 'number' ? undefined : { to: raw.to, answer };
}

function toScoredAnswer({ text, word, worth, move, points, words }: BaselineAnswer): ScoredAnswer {
  // Days chosen before points and words were told are stored without them.
  const known = { ...(points !== undefined && { points }), ...(words !== undefined && { words }) };
  return { text, word, worth: roundWorth(worth), ...('to' in move && { move }), ...known };
}

/** Worths are averages: more digits would say nothing. */
const roundWorth = (worth: number): number => Math.round(10 * worth) / 10;

/**
 * An answer that is rarer and better than the best everyday one scores the full 100.
 * @param isReal it makes a word, so it scores at least `MIN_SENSIBLE_SCORE`
 */
export function resultOf(baseline: Baseline, yours: BaselineAnswer, isReal = false): TaskResult {
  const { scoring, everyday, best } = baseline;
  const [top] = everyday;
  if (!top) throw new Error('a task has an everyday answer');
  const rarest = best[0];
  return {
    score:
      scoring === SCORING ? scoreByPoints(yours.worth, top.worth, isReal) : scoreByEstimate(baseline, yours, isReal),
    yours: toScoredAnswer(yours),
    best: toScoredAnswer(top),
    curiosity: rarest && rarest.worth > top.worth ? toScoredAnswer(rarest) : null,
  };
}

/** Since `scoring: 3`: the share of the best points; 100 for the best only. */
function scoreByPoints(points: number, best: number, isReal: boolean): number {
  if (points >= best) return 100;
  const share = Math.min(99, Math.round((100 * points) / best));
  return Math.max(isReal ? MIN_SENSIBLE_SCORE : 0, share);
}

/** Before `scoring: 3`: the share by the judge's estimate; since `scoring: 2` the smallest sensible answer has 10. */
function scoreByEstimate({ scoring, zero, everyday }: Baseline, { worth }: BaselineAnswer, isReal: boolean): number {
  const top = everyday[0]?.worth ?? zero;
  const share = Math.min(1, Math.max(0, (worth - zero) / (top - zero)));
  const least = scoring === 2 && isReal ? MIN_SENSIBLE_SCORE : 0;
  return Math.round(least + (100 - least) * share);
}
