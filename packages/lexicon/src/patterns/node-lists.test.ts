import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Gathering } from './gathering.ts';
import { NodeLists } from './node-lists.ts';
import { SetIndex } from './set-index.ts';
import { StateTable, UNMADE } from './state-table.ts';

/** More than two pages. */
const NODES = 80_000;
const ranks = fc.array(fc.nat({ max: NODES - 1 }), { minLength: 1, maxLength: 30 });

test('a set comes out of its list as it went in, and only it is equal to the list', () => {
  const set = new Gathering(NODES);
  const gather = (members: readonly number[]): void => {
    set.begin();
    for (const rank of members) set.add(rank);
  };
  fc.assert(
    fc.property(fc.array(ranks), ranks, (sets, other) => {
      const lists = new NodeLists(NODES);
      const places = sets.map((members) => {
        gather(members);
        return lists.add(set);
      });
      const into = new Int32Array(NODES);
      const copies = new NodeLists(NODES);
      for (const [i, members] of sets.entries()) {
        const unique = [...new Set(members)].sort((a, b) => a - b);
        expect(into.subarray(0, lists.unpack(places[i]!, into)).toSorted()).toEqual(Int32Array.from(unique));
        gather(members.toReversed());
        expect(lists.equals(places[i]!, set)).toBe(true);
        expect(copies.equals(copies.copy(lists, places[i]!), set)).toBe(true);
        gather(other);
        expect(lists.equals(places[i]!, set)).toBe(unique.join() === [...new Set(other)].sort((a, b) => a - b).join());
      }
    }),
  );
});

test('sets of equal hashes are told apart', () => {
  const set = new Gathering(NODES);
  const table = new StateTable(4, 0);
  const lists = new NodeLists(NODES);
  const index = new SetIndex();
  table.add(0, 0);
  const add = (members: readonly number[]): number => {
    set.begin();
    for (const rank of members) set.add(rank);
    // As if all sets had the same hash.
    const known = index.find(set, 7, table, lists);
    if (known !== UNMADE) return known;
    const state = table.add(0, 0);
    table.nodes[state] = lists.add(set);
    table.hashes[state] = 7;
    index.add(state, table);
    return state;
  };
  expect([add([1, 2]), add([1, 3]), add([2, 3]), add([1, 2, 3])]).toEqual([1, 2, 3, 4]);
  expect([add([2, 1]), add([3, 1]), add([3, 2]), add([3, 2, 1])]).toEqual([1, 2, 3, 4]);
});
