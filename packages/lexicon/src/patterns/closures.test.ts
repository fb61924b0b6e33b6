import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitCount, LETTER_MASK } from '../graph.ts';
import { buildGraph } from '../graph-builder.ts';
import { closuresOf, ROW, ROW_LIST, ROW_WORDS } from './closures.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import { type RankedGraph, rankedGraph } from './ranked-graph.ts';

const childrenOf = ({ records }: RankedGraph, node: number): number[] =>
  Array.from({ length: bitCount(records[2 * node]! & LETTER_MASK) }, (_, i) => records[2 * node + CHILDREN + i]!);

/** Node by node, as it is said: all strict descendants, and where the letter leads from each. */
function obviously(graph: RankedGraph, node: number, bit: number): Set<number> {
  const below = new Set<number>();
  const add = (from: number): void => {
    for (const child of childrenOf(graph, from))
      if (!below.has(child)) {
        below.add(child);
        add(child);
      }
  };
  add(node);
  const reached = new Set<number>();
  for (const it of below) {
    const mask = graph.records[2 * it]!;
    if (mask & bit) reached.add(childrenOf(graph, it)[bitCount(mask & (bit - 1))]!);
  }
  return reached;
}

test('a row lists the nodes that a letter leads to from anywhere below a node, each once, with their masks', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), (words) => {
      const graph = rankedGraph(buildGraph(words.sort()));
      const { records } = graph;
      const closures = closuresOf(graph);
      for (const node of graph.rankOf.subarray(1)) {
        const below = records[2 * node + BELOW]! & LETTER_MASK;
        let row = closures.rowsOf(node);
        expect(closures.rowsOf(node)).toBe(row);
        let listed = 0;
        for (let letters = below; letters !== 0; letters &= letters - 1, row += ROW) {
          const { rows, lists } = closures;
          const place = rows[row + ROW_LIST]!;
          const list = place < 0 ? [~place] : [...lists.subarray(place + 1, place + 1 + lists[place]!)];
          const expected = obviously(graph, node, letters & -letters);
          expect(list.length).toBe(expected.size);
          expect(new Set(list)).toEqual(expected);
          expect(rows[row]).toBe(list.reduce((mask, it) => mask | records[2 * it]!, 0));
          expect(rows[row + ROW_WORDS]).toBe(list.reduce((mask, it) => mask | records[2 * it + WORDS]!, 0));
          listed += list.length;
        }
        expect(closures.sizeOf(node)).toBe(listed);
      }
    }),
  );
});
