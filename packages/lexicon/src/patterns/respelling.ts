import { bitCount, ROOT, WORD_END } from '../graph.ts';
import { BELOW, CHILDREN } from './node-record.ts';
import type { RankedGraph } from './ranked-graph.ts';

/** Is there a word of just these letters, so many of each, in whatever order? */
export function hasAnagram({ records }: RankedGraph, counts: ArrayLike<number>): boolean {
  const left = Array.from(counts);
  let needed = 0;
  for (const [letter, count] of left.entries()) if (count > 0) needed |= 1 << letter;

  /** Does what is left, a bit for each letter of it, lead from this node to a word? */
  const spells = (rank: number, need: number): boolean => {
    const mask = records[2 * rank]!;
    if (need === 0) return (mask & WORD_END) !== 0;
    for (let bits = mask & need; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const letter = 31 - Math.clz32(bit);
      const child = records[2 * rank + CHILDREN + bitCount(mask & (bit - 1))]!;
      left[letter]!--;
      const still = left[letter] === 0 ? need & ~bit : need;
      const canCome = (still & ~(records[2 * child]! | records[2 * child + BELOW]!)) === 0;
      const found = canCome && spells(child, still);
      left[letter]!++;
      if (found) return true;
    }
    return false;
  };
  return spells(ROOT, needed);
}
