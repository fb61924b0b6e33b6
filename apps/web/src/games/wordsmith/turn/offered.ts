import {
  applyStep,
  type Claim,
  findClaims,
  type LetterOffer,
  type StepReward,
  type TurnSoFar,
  type WordRules,
} from '@wordhoard/wordsmith';

/** A word that may be claimed, and what claiming it would bring. */
export interface OfferedClaim {
  readonly claim: Claim;
  readonly earned: StepReward;
  /** A word whose squares are circled already, and too short for a bonus, brings nothing. */
  readonly gains: boolean;
}

/** Every word that may be claimed now, those that bring something first. */
export function offeredIn(turn: TurnSoFar, offer: LetterOffer, judge: WordRules): OfferedClaim[] {
  const offered = findClaims(turn.sheet, turn.newSquares, judge).flatMap((claim): OfferedClaim[] => {
    const after = applyStep(turn, offer, { type: 'claim', from: claim.from, to: claim.to }, judge);
    const earned = 'code' in after ? undefined : after.rewards.at(-1);
    return earned ? [{ claim, earned, gains: earned.circled.length + earned.coins + earned.crowns > 0 }] : [];
  });
  return [...offered.filter(({ gains }) => gains), ...offered.filter(({ gains }) => !gains)];
}
