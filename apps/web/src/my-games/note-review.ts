import type { MadeWord } from '@wordhoard/kernel';
import { DEFAULT_MEASURE, type Finding, summaryOf } from '@wordhoard/review';
import type { Source } from '../pages/review/review.tsx';
import { idOf } from './past-game.ts';
import { noteReviewed } from './store.ts';

/** What the review of one's own game came to, for the page of one's games. */
export async function noteReview(
  { record, mine, code }: Source,
  findings: readonly Finding[],
  words: readonly MadeWord[],
): Promise<void> {
  if (mine === null) return;
  const { found, bestWord } = summaryOf(findings, words, mine, DEFAULT_MEASURE);
  if (found === null) return;
  const word = bestWord && { text: bestWord.word, worth: bestWord.points };
  await noteReviewed(code ?? idOf(record), { found, word });
}
