import { forSeat } from '@wordhoard/kernel';
import { HAND_LIMIT, tokensOwed, type WordNerds } from '@wordhoard/word-nerds';
import type { Situation } from '../../../table-kit/situation.ts';

/** [WN-18] How many spent tokens this player takes back now. */
export const owedTokens = ({ step, view, me }: Situation<WordNerds>): number =>
  step?.type === 'keep' && me !== null ? tokensOwed(step.owed, me, forSeat(view.players, me).spent) : 0;

/** The highest, unless the player chooses others. */
export const usualTokens = (situation: Situation<WordNerds>): readonly number[] => {
  const spent = situation.me === null ? [] : forSeat(situation.view.players, situation.me).spent;
  return spent.toSorted((a, b) => b - a).slice(0, owedTokens(situation));
};

/** [WN-4] How many letters this player has to discard now. */
export const owedLetters = ({ step, view }: Situation<WordNerds>): number => {
  if (step?.type === 'drop') return 1;
  return step?.type === 'discard' ? (view.hand?.letters.length ?? HAND_LIMIT) - HAND_LIMIT : 0;
};
