import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasWord, unpackGraph } from './cells.ts';
import { bitCount, endsWord, LETTER_MASK, NO_NODE, ROOT, step, WORD_END, type WordGraph, walk } from './graph.ts';
import { buildGraph } from './graph-builder.ts';
import { packGraph } from './pack.ts';

/** Few letters, so that words share beginnings and ends; some far apart, so that masks are wide. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 's', 'z'), minLength: 1, maxLength: 7 });
const wordSets = fc.uniqueArray(word, { maxLength: 60 }).map((words) => words.sort());
/** Anything a player may type. */
const text = fc.oneof(word, fc.string({ maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 4 }));

function shapes(graph: WordGraph): string[] {
  const found: string[] = [];
  for (let node = ROOT; node < graph.nodes.length / 2; node++) {
    const mask = graph.nodes[2 * node]!;
    const first = graph.nodes[2 * node + 1]!;
    found.push(`${mask}:${graph.children.subarray(first, first + bitCount(mask & LETTER_MASK))}`);
  }
  return found;
}

describe('the word graph', () => {
  test('bitCount agrees with counting digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (x) => {
        expect(bitCount(x)).toBe([...x.toString(2)].filter((digit) => digit === '1').length);
      }),
    );
  });

  test('holds exactly the words it was built from, in both forms', () => {
    fc.assert(
      fc.property(wordSets, fc.array(text), (words, others) => {
        const graph = buildGraph(words);
        const cells = packGraph(graph);
        const set = new Set(words);
        for (const candidate of [...words, ...others, '', ...words.map((it) => it.toUpperCase())]) {
          expect(endsWord(graph, walk(graph, candidate))).toBe(set.has(candidate));
          expect(hasWord(cells, candidate)).toBe(set.has(candidate));
        }
      }),
    );
  });

  test('is minimal: no two nodes have the same end mark and the same edges', () => {
    fc.assert(
      fc.property(wordSets, (words) => {
        const found = shapes(buildGraph(words));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test('survives packing and unpacking number for number', () => {
    fc.assert(
      fc.property(wordSets, (words) => {
        const graph = buildGraph(words);
        expect(unpackGraph(packGraph(graph))).toEqual(graph);
      }),
    );
  });

  test('a walk that has left the graph stays outside', () => {
    const graph = buildGraph(['cat', 'cats']);
    expect(walk(graph, 'dog')).toBe(NO_NODE);
    expect(walk(graph, 'ca-')).toBe(NO_NODE);
    for (let letter = 0; letter < 26; letter++) expect(step(graph, NO_NODE, letter)).toBe(NO_NODE);
    expect(walk(graph, 's', walk(graph, 'cat'))).toBe(walk(graph, 'cats'));
  });

  test('masks tell letters from the end of a word', () => {
    const graph = buildGraph(['at', 'ate']);
    expect(graph.nodes[2 * walk(graph, 'at')]).toBe(WORD_END | (1 << 4));
  });

  test('words out of order throw', () => {
    expect(() => buildGraph(['b', 'a'])).toThrow('ascend');
    expect(() => buildGraph(['a', 'a'])).toThrow('ascend');
  });
});
