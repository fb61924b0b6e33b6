import { type AnyGamePackage, bindGame } from '@wordhoard/catalog';
import {
  type AnySeen,
  type Choice,
  canonical,
  type KernelRefusal,
  type Move,
  read,
  type Shape,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { configOf, questionOf, silenceOf, type Task } from './task.ts';
import { judged, type Yardstick } from './yardstick.ts';

/** An answer as it is told of. Results stored before the move and its points were told have neither. */
export interface Told {
  /** In the game's own notation. */
  readonly text: string;
  readonly word: string | null;
  /** The judge's estimate: also what the move brings over the next turns. */
  readonly worth: number;
  readonly move?: AnswerMove;
  /** What the game itself gives for it at once; null for what scores nothing by its nature. */
  readonly points?: number | null;
}

/** What an answer came to. */
export interface Result {
  /** 0 to 100: how much of the best among everyday words was found. */
  readonly score: number;
  readonly yours: Told;
  /** The best among everyday words. */
  readonly best: Told;
  /** The best of all words, where that is better still. */
  readonly curiosity: Told | null;
}

export type Read =
  | {
      readonly ok: true;
      readonly move: AnswerMove;
      /** Only put forward: it may still change. */
      readonly draft: boolean;
    }
  | { readonly ok: false; readonly refusal: KernelRefusal | Shape['refusal'] };

/**
 * An answer that came from outside, read by the rules' own schema, and allowed or refused by the rules themselves.
 * Whoever sends it says nothing of what it was worth that would be believed.
 */
export function readAnswer(pack: AnyGamePackage, words: Lexicon, task: Task, raw: unknown): Read {
  const move = readMove(pack, task, raw);
  if (!move) return { ok: false, refusal: { code: 'malformed' } };
  const refusal = bindGame(pack, words).check(task.seen, task.seat, move);
  if (refusal) return { ok: false, refusal };
  return { ok: true, move, draft: pack.task?.isDraft(move.answer) ?? false };
}

/** What an answer came to that the rules allow. */
export const judgeAnswer = (
  pack: AnyGamePackage,
  words: Lexicon,
  task: Task,
  yardstick: Yardstick,
  move: AnswerMove,
): Result => {
  const { yours } = judged(pack, words, task, move);
  return resultOf(yardstick, yours, isSensible(pack, words, task, yours));
};

/** The score of the smallest sensible answer, out of 100. */
const LEAST = 10;

/** True for a real word, and for an answer without a word that scores nothing yet, such as letters set up for later. */
function isSensible(pack: AnyGamePackage, words: Lexicon, task: Task, { move, word, points }: Choice<Shape>): boolean {
  if (canonical(move) === canonical(silenceOf(pack, words, task))) return false;
  if (word === null) return points === 0;
  return pack.isWord?.(words, configOf(task) ?? {}, word) ?? true;
}

/** What the seat would see once this answer stands. */
export const afterAnswer = (pack: AnyGamePackage, words: Lexicon, task: Task, { answer }: AnswerMove): AnySeen => {
  if (!pack.task) throw new Error(`${task.game} gives no tasks`);
  return pack.task.after(task.seen, task.seat, answer, words);
};

export type AnswerMove = Extract<Move<Shape>, { to: number }>;

function readMove(pack: AnyGamePackage, task: Task, raw: unknown): AnswerMove | undefined {
  if (typeof raw !== 'object' || raw === null || !('to' in raw) || !('answer' in raw)) return undefined;
  const answer = read(questionOf(pack, task).answer, raw.answer);
  return answer === undefined || typeof raw.to !== 'number' ? undefined : { to: raw.to, answer };
}

function told({ text, word, worth, move, points }: Choice<Shape>): Told {
  // Days chosen before points were told are stored without them.
  const known = points === undefined ? {} : { points };
  return { text, word, worth: rounded(worth), ...('to' in move && { move }), ...known };
}

/** Worths are averages: more digits would say nothing. */
const rounded = (worth: number): number => Math.round(10 * worth) / 10;

/** Who finds something rarer and better than the best everyday answer has found all there was to be expected. */
export function resultOf(
  { scoring, zero, everyday, best }: Yardstick,
  yours: Choice<Shape>,
  isSensible = false,
): Result {
  const [top] = everyday;
  if (!top) throw new Error('a task has an everyday answer');
  const share = Math.min(1, Math.max(0, (yours.worth - zero) / (top.worth - zero)));
  const least = scoring === 2 && isSensible ? LEAST : 0;
  const rarest = best[0];
  return {
    score: Math.round(least + (100 - least) * share),
    yours: told(yours),
    best: told(top),
    curiosity: rarest && rarest.worth > top.worth ? told(rarest) : null,
  };
}
