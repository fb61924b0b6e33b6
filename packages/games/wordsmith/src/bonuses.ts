import { entryAt, lastEntry } from '@wordhoard/kernel';
import type { Components } from './components.ts';
import { runBetween, SIZE, type Square } from './grid.ts';
import type { WordsmithValues } from './variant.ts';
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

const NO_BONUS: Bonus = { coins: 0, crowns: 0 };

export const isBonus = ({ coins, crowns }: Bonus): boolean => coins + crowns > 0;

/** [WS-11] The bonus of a word by its length, including 0. */
export const bonusesByLength = (rows: WordsmithValues['lengthBonuses']): readonly Bonus[] =>
  Array.from({ length: SIZE + 1 }, (_, letters) => {
    const row = rows.find(({ length }) => length === letters);
    return row ? { coins: row.coins, crowns: row.crowns } : NO_BONUS;
  });

type BonusRules = Pick<Components, 'lengthBonuses' | 'extensionBonusFrom'>;

/** [WS-11] [WS-12] The bonus of a word that was not paid before. */
export const lengthBonus = (
  { lengthBonuses, extensionBonusFrom }: BonusRules,
  { length, extension }: { readonly length: number; readonly extension: boolean },
): Bonus => (extension && length < extensionBonusFrom ? NO_BONUS : entryAt(lengthBonuses, length));

/**
 * [WS-11] [WS-12] The length bonus of a claim at the moment it is made.
 * @param newSquares the squares written this turn, in the order of writing
 * @param earlierClaims the claims made before it in this turn
 */
export function bonusOf(
  claim: Claim,
  newSquares: readonly Square[],
  earlierClaims: readonly MadeClaim[],
  rules: BonusRules,
): Bonus & { readonly unpaid: NoBonusReason | null } {
  const bonus = entryAt(rules.lengthBonuses, claim.word.length);
  if (!isBonus(bonus)) return { ...NO_BONUS, unpaid: null };
  const run = runBetween(claim.from, claim.to)!;
  const wasPaidBefore = earlierClaims.some(
    (earlier) => isNested(run, earlier) && !newSquares.slice(earlier.written).some((square) => run.includes(square)),
  );
  if (wasPaidBefore) return { ...NO_BONUS, unpaid: 'paid-before' };
  if (claim.extended.length > 0 && claim.word.length < rules.extensionBonusFrom)
    return { ...NO_BONUS, unpaid: 'extension' };
  return { ...bonus, unpaid: null };
}

/** True if one run contains all squares of the other, in whichever direction each is read. */
function isNested(run: readonly Square[], { from, to }: Claim): boolean {
  if (run.includes(from) && run.includes(to)) return true;
  const other = runBetween(from, to)!;
  return other.includes(entryAt(run, 0)) && other.includes(lastEntry(run));
}
