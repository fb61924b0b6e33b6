import type { AnyJudgement, JudgedMove, Shape } from '@wordhoard/kernel';
import { readJson, writeJson } from '../device/storage.ts';

/** From hardly anything to the move itself. */
export const STEPS = ['vague', 'clearer', 'plain'] as const;
export type HintStep = (typeof STEPS)[number];

/** A move's value: the game's points for it now, and the judge's expectation for later. */
export interface HintValue {
  /** Null for what scores nothing by its nature. */
  readonly points: number | null;
  /** Over the next turns, on average; never below 0. */
  readonly later: number;
}

/** The subject of a hint. All of it follows from the player's observation. */
export type Hint =
  | { readonly about: 'word'; readonly word: string; readonly promised: HintValue; readonly text: string }
  /** `among`: the better moves, in no order that tells anything. */
  | {
      readonly about: 'move';
      readonly text: string;
      readonly among: readonly string[];
      /** Points it is worth more than the next best. */
      readonly ahead: number;
    }
  | { readonly about: 'nothing' };

const AMONG = 3;

const promisedBy = ({ points, worth }: JudgedMove<Shape>): HintValue => ({
  points,
  later: Math.max(0, Math.round(worth - (points ?? 0))),
});

/** The best move with common words; hints never suggest a word the player has hardly heard of. */
export const hintedChoice = ({ best, common }: AnyJudgement): JudgedMove<Shape> | undefined => common ?? best[0];

export function hintOf(judgement: AnyJudgement): Hint {
  const choice = hintedChoice(judgement);
  if (!choice) return { about: 'nothing' };
  const { word, text } = choice;
  if (word !== null) return { about: 'word', word, promised: promisedBy(choice), text };
  const others = [...new Set([text, ...judgement.best.map((it) => it.text)])];
  if (others.length < 2) return { about: 'nothing' };
  const next = judgement.best.find((it) => it.text !== text)?.worth ?? choice.worth;
  const ahead = Math.round(choice.worth - next);
  return { about: 'move', text, among: others.slice(0, AMONG).sort(), ahead };
}

const KEY = 'wordhoard.hints';

/** Games whose hints are remembered; the oldest are forgotten first. */
const MOST = 50;

/** Hint steps taken at each question of a game, by the fingerprint of its shuffle. */
type HintCounts = Readonly<Record<string, Readonly<Record<string, HintStep>>>>;

// Only this file writes it.
const stored = (): HintCounts => (readJson(KEY) as HintCounts | null) ?? {};

/** A question is counted once, by the plainest hint that was given to it. */
export function countHint(commitment: string, question: number, step: HintStep): void {
  const { [commitment]: before = {}, ...others } = stored();
  const had = before[question];
  if (had && STEPS.indexOf(had) >= STEPS.indexOf(step)) return;
  const kept = [...Object.entries(others).slice(1 - MOST), [commitment, { ...before, [question]: step }]];
  writeJson(KEY, Object.fromEntries(kept));
}

/** To how many questions a hint was asked for, and to how many the plain one. */
export function hintsIn(commitment: string): { readonly asked: number; readonly plain: number } {
  const steps = Object.values(stored()[commitment] ?? {});
  return { asked: steps.length, plain: steps.filter((step) => step === 'plain').length };
}
