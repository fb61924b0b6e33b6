import { bitCount, LETTERS, NOWHERE, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { ANY, STAR } from './pattern.ts';
import { reachOf } from './reach.ts';

/**
 * What patterns need to know of a graph, by the *rank* of its nodes: an order in which every node comes before its
 * children, so that all that lies below some nodes can be had in one sweep upwards through memory.
 *
 * A mask has a bit for every symbol that leads anywhere (see `Pattern`) and WORD_END if a word ends there. The node
 * NOWHERE has rank NOWHERE, the root rank ROOT.
 */
export interface RankedGraph {
  readonly size: number;
  readonly rankOf: Int32Array;
  readonly nodeOf: Int32Array;
  /** The children of rank r are `children[first[r]]` up to, not including, `children[first[r + 1]]`, as ranks. */
  readonly first: Int32Array;
  readonly children: Int32Array;
  readonly masks: Int32Array;
  /** The symbols that lead straight to a word. */
  readonly words: Int32Array;
  /** The masks of all strict descendants together: the mask of what `*` leads to. */
  readonly below: Int32Array;
  /** The same of `words`. */
  readonly wordsBelow: Int32Array;
  /** See reach.ts. */
  readonly reach: Int32Array;
}

/** The bits of `*` and `?`: set in a mask if and only if a letter's is. */
export const WILDCARDS: number = (1 << STAR) | (1 << ANY);

const rankings = new WeakMap<WordGraph, RankedGraph>();

/** Made once per graph; it takes some 20 ms for a quarter of a million words. */
export function rankedGraph(graph: WordGraph): RankedGraph {
  let ranked = rankings.get(graph);
  if (ranked === undefined) {
    ranked = rank(graph);
    rankings.set(graph, ranked);
  }
  return ranked;
}

function rank(graph: WordGraph): RankedGraph {
  const size = graph.nodes.length / 2;
  const nodeOf = parentsFirst(graph);
  const rankOf = new Int32Array(size);
  for (let r = 0; r < size; r++) rankOf[nodeOf[r]!] = r;

  const first = new Int32Array(size + 1);
  const children = new Int32Array(graph.children.length);
  for (let r = 0, next = 0; r < size; r++) {
    const node = nodeOf[r]!;
    const from = graph.nodes[2 * node + 1]!;
    const count = bitCount(graph.nodes[2 * node]! & LETTERS);
    for (let i = 0; i < count; i++) children[next++] = rankOf[graph.children[from + i]!]!;
    first[r + 1] = next;
  }

  const masks = new Int32Array(size);
  const words = new Int32Array(size);
  const below = new Int32Array(size);
  const wordsBelow = new Int32Array(size);
  for (let r = size - 1; r > 0; r--) {
    const mask = graph.nodes[2 * nodeOf[r]!]!;
    let letters = mask & LETTERS;
    masks[r] = letters === 0 ? mask : mask | WILDCARDS;
    // From any node a word can be reached, so `*` leads straight to one wherever it leads.
    let straight = letters === 0 ? 0 : 1 << STAR;
    for (let at = first[r]!; letters !== 0; at++, letters &= letters - 1) {
      const child = children[at]!;
      if (masks[child]! & WORD_END) straight |= (letters & -letters) | (1 << ANY);
      below[r]! |= masks[child]! | below[child]!;
      wordsBelow[r]! |= words[child]! | wordsBelow[child]!;
    }
    words[r] = straight;
  }
  const ranked = { size, rankOf, nodeOf, first, children, masks, words, below, wordsBelow };
  return { ...ranked, reach: reachOf(ranked) };
}

/** Breadth first, but a node is taken only after the last of its parents (Kahn's order). */
function parentsFirst({ nodes, children }: WordGraph): Int32Array {
  const order = new Int32Array(nodes.length / 2);
  const parentsLeft = new Int32Array(nodes.length / 2);
  for (const child of children) parentsLeft[child]!++;
  order[NOWHERE] = NOWHERE;
  order[ROOT] = ROOT;
  let taken = ROOT + 1;
  for (let r = ROOT; r < taken; r++) {
    const node = order[r]!;
    const from = nodes[2 * node + 1]!;
    const end = from + bitCount(nodes[2 * node]! & LETTERS);
    for (let at = from; at < end; at++) {
      const child = children[at]!;
      parentsLeft[child]!--;
      if (parentsLeft[child] === 0) order[taken++] = child;
    }
  }
  return order;
}
