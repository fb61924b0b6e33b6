import { runBetween, type Square } from './grid.ts';
import type { Claim } from './words.ts';

export interface Bonus {
  readonly coins: number;
  readonly crowns: number;
}

/** Why a word that is long enough has no bonus: it extends another, or its letters were paid for within this turn. */
export type Unpaid = 'extension' | 'paid-before';

/** A claim that was made this turn. */
export interface MadeClaim extends Claim {
  /** Number of the turn's letters written by then. */
  readonly written: number;
}

/** [WS-11] By length, from 5. */
const BY_LENGTH: Readonly<Record<number, Bonus>> = {
  5: { coins: 1, crowns: 0 },
  6: { coins: 0, crowns: 1 },
  7: { coins: 0, crowns: 2 },
  8: { coins: 0, crowns: 3 },
};
const NONE: Bonus = { coins: 0, crowns: 0 };
/** [WS-12] An extension has a bonus only from this length on. */
export const EXTENSION_FROM = 6;

export const lengthBonus = (length: number): Bonus => BY_LENGTH[length] ?? NONE;

/**
 * [WS-11] [WS-12] What a claim is paid for its length at the moment it is made.
 * @param fresh the squares written this turn, in the order they were
 * @param made the claims of this turn before it
 */
export function bonusOf(
  claim: Claim,
  fresh: readonly Square[],
  made: readonly MadeClaim[],
): Bonus & { readonly unpaid: Unpaid | null } {
  const bonus = lengthBonus(claim.word.length);
  if (bonus === NONE) return { ...NONE, unpaid: null };
  const run = runBetween(claim.from, claim.to)!;
  const paidBefore = made.some(
    (earlier) => isNested(run, earlier) && !fresh.slice(earlier.written).some((square) => run.includes(square)),
  );
  if (paidBefore) return { ...NONE, unpaid: 'paid-before' };
  if (claim.extended.length > 0 && claim.word.length < EXTENSION_FROM) return { ...NONE, unpaid: 'extension' };
  return { ...bonus, unpaid: null };
}

/** True if one of the two has all squares of the other, whichever way each is read; then they share their line. */
function isNested(run: readonly Square[], { from, to }: Claim): boolean {
  if (run.includes(from) && run.includes(to)) return true;
  const other = runBetween(from, to)!;
  return other.includes(run[0]!) && other.includes(run.at(-1)!);
}
