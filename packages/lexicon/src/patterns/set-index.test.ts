import { expect, test } from 'vitest';
import { buildGraph } from '../graph-builder.ts';
import { closuresOf } from './closures.ts';
import { Memory } from './memory.ts';
import { rankedGraph } from './ranked-graph.ts';
import { UNMADE } from './state-record.ts';
import { SuccessorSets } from './successor-sets.ts';

test('sets of equal hashes are told apart', () => {
  const graph = rankedGraph(buildGraph(['abcdefgh']));
  const ranks = [...graph.rankOf.subarray(1)];
  const set = new SuccessorSets(graph, closuresOf(graph));
  const memory = new Memory(graph.size);
  memory.add(0, 0, 0);
  const stateOf = (members: readonly number[]): number => {
    set.members.set(members.map((it) => ranks[it]!));
    set.gatherMembers(members.length);
    // As if all sets had the same hash.
    set.hash = 7;
    let state = memory.index.find(set, memory.states, memory.lists);
    if (state === UNMADE) state = memory.addSet(0, 0, memory.lists.add(set.nodes, set.size), set.hash);
    set.clear();
    return state;
  };
  const states = [stateOf([1, 2]), stateOf([1, 3]), stateOf([2, 3]), stateOf([1, 2, 3])];
  expect(new Set(states).size).toBe(4);
  expect([stateOf([2, 1]), stateOf([3, 1]), stateOf([3, 2]), stateOf([3, 2, 1])]).toEqual(states);
});
