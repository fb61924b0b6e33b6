import type { MadeWord } from '@wordhoard/kernel';
import { DEFAULT_MEASURE, type DecisionFinding, summaryOf } from '@wordhoard/review';
import type { Source } from '../pages/review/review.tsx';
import { idOf } from './past-game.ts';
import { noteReviewed } from './store.ts';

/** Stores the result of reviewing the guest's own game, for My games. */
export async function noteReview(
  { record, mine, code }: Source,
  findings: readonly DecisionFinding[],
  words: readonly MadeWord[],
): Promise<void> {
  if (mine === null) return;
  const { found, bestWord } = summaryOf(findings, words, mine, DEFAULT_MEASURE);
  if (found === null) return;
  const word = bestWord && { text: bestWord.word, worth: bestWord.points };
  await noteReviewed(code ?? idOf(record), { found, word });
}
