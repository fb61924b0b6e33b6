import { bitCount, endsWord, NOWHERE, ROOT, WORD_END, type WordGraph } from './graph.ts';

/** What `indexOf` gives for anything that is no word. */
export const NO_WORD = -1;

export interface WordIndex {
  readonly size: number;
  indexOf(word: string): number;
  wordAt(index: number): string | undefined;
}

/**
 * Numbers the words alphabetically. For each edge it keeps how many words come before those behind the edge, counted
 * from the node the edge leaves: the number of a word is the sum along its path.
 */
export function indexWords(graph: WordGraph): WordIndex {
  const { nodes, children } = graph;
  const skipped = new Uint32Array(children.length);
  const counts = new Uint32Array(nodes.length / 2);
  const count = (node: number): number => {
    if (counts[node]! > 0) return counts[node]!;
    const mask = nodes[2 * node]!;
    const first = nodes[2 * node + 1]!;
    const end = first + bitCount(mask & ~WORD_END);
    let total = mask & WORD_END ? 1 : 0;
    for (let edge = first; edge < end; edge++) {
      skipped[edge] = total;
      total += count(children[edge]!);
    }
    counts[node] = total;
    return total;
  };
  const size = count(ROOT);

  return {
    size,
    indexOf(word) {
      let node = ROOT;
      let index = 0;
      for (let i = 0; i < word.length; i++) {
        const letter = word.charCodeAt(i) - 97;
        const mask = nodes[2 * node]!;
        if (letter < 0 || letter > 25 || (mask & (1 << letter)) === 0) return NO_WORD;
        const edge = nodes[2 * node + 1]! + bitCount(mask & ((1 << letter) - 1));
        index += skipped[edge]!;
        node = children[edge]!;
      }
      return endsWord(graph, node) ? index : NO_WORD;
    },
    wordAt(index) {
      if (!(Number.isInteger(index) && index >= 0 && index < size)) return undefined;
      let node = ROOT;
      let left = index;
      let word = '';
      while (node !== NOWHERE) {
        const mask = nodes[2 * node]!;
        if (left === 0 && mask & WORD_END) return word;
        // The last edge that skips no more words than are left.
        let edge = nodes[2 * node + 1]!;
        let letters = mask & ~WORD_END;
        for (let rest = letters & (letters - 1); rest !== 0 && skipped[edge + 1]! <= left; rest &= rest - 1) {
          letters = rest;
          edge++;
        }
        left -= skipped[edge]!;
        word += String.fromCharCode(97 + 31 - Math.clz32(letters & -letters));
        node = children[edge]!;
      }
      return undefined;
    },
  };
}
