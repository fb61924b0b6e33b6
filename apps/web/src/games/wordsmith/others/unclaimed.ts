import { beginTurn, type Sheet, type StepReward, type TurnSoFar, type WordRules } from '@wordhoard/wordsmith';
import { marksBefore } from '../sheet/marks.ts';
import { offeredIn } from '../turn/offered.ts';

/** A turn that all have seen, as it stood when it was confirmed. */
function turnOf(sheet: Sheet, earned: readonly StepReward[]): TurnSoFar {
  const written = earned.map(({ step }) => ('letter' in step ? [step.at] : []));
  const claims = earned.flatMap(({ claim }, i) =>
    claim ? [{ ...claim, written: written.slice(0, i).flat().length }] : [],
  );
  const before = { ...sheet, ...marksBefore(sheet, earned) };
  return { ...beginTurn(before), sheet, rewards: earned, claims, newSquares: written.flat() };
}

/** [WS-18] The words that a turn could still have claimed for a gain, the longest first; each once. */
export const unclaimedWords = (sheet: Sheet, earned: readonly StepReward[], judge: WordRules): readonly string[] => {
  const gaining = offeredIn(turnOf(sheet, earned), [], judge).filter(({ gains }) => gains);
  return [...new Set(gaining.map(({ claim }) => claim.word))];
};
