/**
 * A minimal word graph (DAWG) over a–z in two typed arrays: the form for searches, which want all letters of a node at
 * once and small node numbers. `cells.ts` has the form it is stored in.
 *
 * Node n is two words of `nodes`: at 2n a mask (bit 0–25: an edge for that letter; bit 26: a word ends here), at 2n+1
 * the place of its first child in `children`. Children stand in the order of their letters, so the child for a letter
 * is found by counting the mask's lower bits.
 */
export interface WordGraph {
  readonly nodes: Uint32Array;
  readonly children: Uint32Array;
}

/** No node: what a step that leads nowhere gives. Its mask is empty, so a walk may go on from it. */
export const NO_NODE = 0;
export const ROOT = 1;

export const LETTER_MASK = 0x03ff_ffff;
export const WORD_END: number = 1 << 26;

export function bitCount(x: number): number {
  let n = x - ((x >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The node after `letter` (0–25), or NOWHERE. */
export function step(graph: WordGraph, node: number, letter: number): number {
  const mask = graph.nodes[2 * node]!;
  const bit = 1 << letter;
  if ((mask & bit) === 0) return NO_NODE;
  return graph.children[graph.nodes[2 * node + 1]! + bitCount(mask & (bit - 1))]!;
}

export const endsWord = (graph: WordGraph, node: number): boolean => (graph.nodes[2 * node]! & WORD_END) !== 0;

/** The node after all of these letters, or NOWHERE; anything but a–z leads nowhere. */
export function walk(graph: WordGraph, text: string, from: number = ROOT): number {
  let node = from;
  for (let i = 0; i < text.length && node !== NO_NODE; i++) {
    const letter = text.charCodeAt(i) - 97;
    if (letter < 0 || letter > 25) return NO_NODE;
    node = step(graph, node, letter);
  }
  return node;
}
