import type { Lexicon } from '@wordhoard/lexicon';
import type { Baseline } from './baseline.ts';
import type { Task } from './task.ts';

/** Why a question was passed over. */
export type DullReason = 'no everyday answer' | 'little to find' | 'few good answers' | 'no clear best' | 'offensive';

/** Share of the best value from which an answer counts as good; a task needs several good answers. */
const GOOD_SHARE = 0.4;
const MIN_GOOD_ANSWERS = 3;

/** Reason to reject a task by the values of its best answers with common words alone, before the longer search for others. */
export function dullEveryday(values: readonly number[], zero: number, minGain: number): DullReason | null {
  const [first] = values;
  if (first === undefined) return 'no everyday answer';
  return first - zero < minGain ? 'little to find' : null;
}

/** Reason to reject a task; null for a good one, with several good answers of which one is clearly the best. */
export function dullReason(
  task: Task,
  { zero, everyday, best }: Baseline,
  minGain: number,
  words: Lexicon,
): DullReason | null {
  const dull = dullEveryday(
    everyday.map(({ worth }) => worth),
    zero,
    minGain,
  );
  const [first = 0, second] = everyday.map(({ worth }) => worth - zero);
  if (dull) return dull;
  const good = [...everyday, ...best].filter(({ worth }) => worth - zero >= GOOD_SHARE * first);
  if (new Set(good.map(({ text }) => text)).size < MIN_GOOD_ANSWERS) return 'few good answers';
  if (first <= (second ?? 0)) return 'no clear best';
  return isOffensive(JSON.stringify([task.seen, everyday, best]), words) ? 'offensive' : null;
}

/** Looks at every run of letters, even in a name or key: better one task too few. */
const isOffensive = (text: string, words: Lexicon): boolean =>
  (text.match(/[A-Za-z]{3,}/g) ?? []).some((word) => words.isOffensive(word.toLowerCase()));
