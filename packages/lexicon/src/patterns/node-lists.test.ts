import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markSeen, newBitset } from './node-bitset.ts';
import { NodeLists } from './node-lists.ts';

/** More than two pages. */
const RANKS = 180_000;
const ranks = fc.uniqueArray(fc.nat({ max: RANKS - 1 }), { minLength: 1, maxLength: 30 });
const sorted = (members: Iterable<number>): number[] => [...members].sort((a, b) => a - b);

test('unpacking a list gives the stored set, and only that set equals the list', () => {
  fc.assert(
    fc.property(fc.array(ranks), ranks, (sets, other) => {
      const lists = new NodeLists(RANKS, 1);
      const copies = new NodeLists(RANKS);
      const places = sets.map((members) => lists.add(Int32Array.from(members), members.length));
      const into = new Int32Array(100);
      for (const [i, members] of sets.entries()) {
        const place = places[i]!;
        expect(lists.sizeAt(place)).toBe(members.length);
        expect(sorted(into.subarray(7, lists.unpack(place, into, 7)))).toEqual(sorted(members));
        const isEqualTo = (set: readonly number[], from: NodeLists, at: number): boolean => {
          const seen = newBitset(RANKS);
          for (const node of set) markSeen(seen, node);
          return from.equals(at, set.length, seen);
        };
        expect(isEqualTo(members.toReversed(), lists, place)).toBe(true);
        expect(isEqualTo(members, copies, copies.copy(lists, place))).toBe(true);
        expect(isEqualTo(other, lists, place)).toBe(sorted(other).join() === sorted(members).join());
      }
    }),
  );
});
