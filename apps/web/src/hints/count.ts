import { readJson, writeJson } from '../device/storage.ts';
import { type HintStep, STEPS } from './hint.ts';

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
