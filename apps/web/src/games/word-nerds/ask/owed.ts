import { HAND_LIMIT, type WordNerds } from '@wordhoard/word-nerds';
import type { Situation } from '../../../shell/table/situation.ts';

/** [WN-18] How many spent tokens this player takes back now. */
export const owedTokens = ({ step, view, me }: Situation<WordNerds>): number =>
  step?.type === 'tokens' && me !== null ? Math.min(step.count, view.players[me]!.spent.length) : 0;

/** [WN-4] How many letters this player has to discard now. */
export const owedLetters = ({ step, view }: Situation<WordNerds>): number => {
  if (step?.type === 'drop') return 1;
  return step?.type === 'discard' ? (view.hand?.letters.length ?? HAND_LIMIT) - HAND_LIMIT : 0;
};
