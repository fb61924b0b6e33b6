import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGraph } from '../graph-builder.ts';
import { rankedGraph } from './ranked-graph.ts';
import { hasAnagram } from './respelling.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 6 });
const sorted = (text: string): string => [...text].sort().join('');

test('there is an anagram if and only if some word has the same letters', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 30 }), fc.array(letters), (list, asked) => {
      const words = list.filter((word) => word !== '').sort();
      const graph = rankedGraph(buildGraph(words));
      for (const text of [...asked, ...words]) {
        const counts = new Int8Array(26);
        for (const character of text) counts[character.charCodeAt(0) - 97]!++;
        expect(hasAnagram(graph, counts)).toBe(words.some((word) => sorted(word) === sorted(text)));
      }
    }),
  );
});
