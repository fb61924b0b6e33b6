import { entryAt, lastEntry } from '@wordhoard/kernel';
import { runBetween, type Square } from './grid.ts';
import type { Claim } from './words.ts';

export interface Bonus {
  readonly coins: number;
  readonly crowns: number;
}

/** Why a long enough word has no bonus: it extends another, or its letters earned one earlier in this turn. */
export type NoBonusReason = 'extension' | 'paid-before';

/** A claim of this turn. */
export interface MadeClaim extends Claim {
  /** How many letters of the turn had been written when it was made. */
  readonly written: number;
}

/** [WS-11] Shorter words have no bonus. */
const BONUS_BY_LENGTH: Readonly<Record<number, Bonus>> = {
  5: { coins: 1, crowns: 0 },
  6: { coins: 0, crowns: 1 },
  7: { coins: 0, crowns: 2 },
  8: { coins: 0, crowns: 3 },
};
const NO_BONUS: Bonus = { coins: 0, crowns: 0 };
/** [WS-12] An extension has a bonus only from this length on. */
export const EXTENSION_BONUS_FROM = 6;

export const lengthBonus = (length: number): Bonus => BONUS_BY_LENGTH[length] ?? NO_BONUS;

/**
 * [WS-11] [WS-12] The length bonus of a claim at the moment it is made.
 * @param newSquares the squares written this turn, in the order of writing
 * @param earlierClaims the claims made before it in this turn
 */
export function bonusOf(
  claim: Claim,
  newSquares: readonly Square[],
  earlierClaims: readonly MadeClaim[],
): Bonus & { readonly unpaid: NoBonusReason | null } {
  const bonus = lengthBonus(claim.word.length);
  if (bonus === NO_BONUS) return { ...NO_BONUS, unpaid: null };
  const run = runBetween(claim.from, claim.to)!;
  const wasPaidBefore = earlierClaims.some(
    (earlier) => isNested(run, earlier) && !newSquares.slice(earlier.written).some((square) => run.includes(square)),
  );
  if (wasPaidBefore) return { ...NO_BONUS, unpaid: 'paid-before' };
  if (claim.extended.length > 0 && claim.word.length < EXTENSION_BONUS_FROM)
    return { ...NO_BONUS, unpaid: 'extension' };
  return { ...bonus, unpaid: null };
}

/** True if one run contains all squares of the other, in whichever direction each is read. */
function isNested(run: readonly Square[], { from, to }: Claim): boolean {
  if (run.includes(from) && run.includes(to)) return true;
  const other = runBetween(from, to)!;
  return other.includes(entryAt(run, 0)) && other.includes(lastEntry(run));
}
