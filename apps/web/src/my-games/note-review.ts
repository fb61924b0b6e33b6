import { type Finding, summaryOf } from '@wordhoard/review';
import type { Source } from '../pages/review/review.tsx';
import { idOf } from './past-game.ts';
import { noteReviewed } from './store.ts';

/** What the review of one's own game came to, for the page of one's games. */
export async function noteReview({ record, mine, code }: Source, findings: readonly Finding[]): Promise<void> {
  if (mine === null) return;
  const { found, bestWord } = summaryOf(findings, mine);
  if (found === null) return;
  const { word: text = null, worth = 0 } = bestWord?.judgement.yours ?? {};
  await noteReviewed(code ?? idOf(record), { found, word: text === null ? null : { text, worth } });
}
