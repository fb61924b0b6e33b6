import {
  applyStep,
  type Claim,
  claimable,
  type Earned,
  type Judge,
  type Offer,
  type TurnSoFar,
} from '@wordhoard/wordsmith';

/** A word that may be claimed, and what claiming it would bring. */
export interface Offered {
  readonly claim: Claim;
  readonly earned: Earned;
  /** A word whose squares are circled already, and too short for a bonus, brings nothing. */
  readonly gains: boolean;
}

/** Every word that may be claimed now, those that bring something first. */
export function offeredIn(turn: TurnSoFar, offer: Offer, judge: Judge): Offered[] {
  const offered = claimable(turn.sheet, turn.fresh, judge).flatMap((claim): Offered[] => {
    const after = applyStep(turn, offer, { type: 'claim', from: claim.from, to: claim.to }, judge);
    const earned = 'code' in after ? undefined : after.earned.at(-1);
    return earned ? [{ claim, earned, gains: earned.circled.length + earned.coins + earned.crowns > 0 }] : [];
  });
  return [...offered.filter(({ gains }) => gains), ...offered.filter(({ gains }) => !gains)];
}
