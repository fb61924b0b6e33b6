import { runBetween } from './grid.ts';
import type { Claim } from './words.ts';

export interface Bonus {
  readonly coins: number;
  readonly crowns: number;
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
const EXTENSION_FROM = 6;

export const lengthBonus = (length: number, extension: boolean): Bonus =>
  (extension && length < EXTENSION_FROM ? undefined : BY_LENGTH[length]) ?? NONE;

/**
 * [WS-11] What the claims of one turn earn by length. A run of squares counts once, whichever way it is read, and not
 * at all inside a longer run of the same turn.
 */
export function lengthBonuses(claims: readonly Claim[]): Bonus {
  const runs = new Map<string, { squares: Set<number>; bonus: Bonus }>();
  for (const { from, to, word, extended } of claims) {
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const bonus = lengthBonus(word.length, extended.length > 0);
    const known = runs.get(key);
    // Read one way it may be an extension, read the other not: the run has the better of the two.
    if (known && known.bonus.coins + known.bonus.crowns >= bonus.coins + bonus.crowns) continue;
    runs.set(key, { squares: new Set(runBetween(from, to)), bonus });
  }
  const all = [...runs.values()];
  const outermost = all.filter((run) => !all.some((other) => other !== run && run.squares.isSubsetOf(other.squares)));
  return outermost.reduce(
    (sum, { bonus }) => ({ coins: sum.coins + bonus.coins, crowns: sum.crowns + bonus.crowns }),
    NONE,
  );
}
