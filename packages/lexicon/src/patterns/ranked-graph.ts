import { bitCount, LETTER_MASK, NO_NODE, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { runToEnd } from '../slices.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import { ANY, STAR } from './pattern.ts';
import { reachOf } from './reach.ts';

/**
 * A graph prepared for patterns, by the *rank* of its nodes: an order in which every node comes before its children, so
 * that everything below some nodes is found in one sweep upwards through memory.
 *
 * A node's data lies together, because the cost is in reaching memory, not in the work done there. A rank is half the
 * place of the node's record, so ranks have gaps. A mask has a bit for every symbol that leads anywhere (see `Pattern`)
 * and WORD_END if a word ends there. The node NOWHERE has rank NOWHERE, the root rank ROOT.
 */
export interface RankedGraph {
  /** Ranks are below this. */
  readonly size: number;
  /** Number of nodes. */
  readonly nodes: number;
  readonly rankOf: Int32Array;
  readonly nodeOf: Int32Array;
  /** A record a node, from 2 × rank on: see node-record.ts. */
  readonly records: Int32Array;
  /** By rank: the symbols that lead straight to a word from any strict descendant. */
  readonly wordsBelow: Int32Array;

  /** See reach.ts. */
  readonly reach: Int32Array;
}

/** Its size in bytes. */
export const rankedBytes = ({ rankOf, nodeOf, records, wordsBelow, reach }: RankedGraph): number =>
  4 * (rankOf.length + nodeOf.length + records.length + wordsBelow.length + reach.length);

/** The bits of `*` and `?`: set in a mask if and only if a letter's is. */
export const WILDCARDS: number = (1 << STAR) | (1 << ANY);

const cache = new WeakMap<WordGraph, RankedGraph>();

/** Made once per graph; it takes some 20 ms for a quarter of a million words. */
export const rankedGraph = (graph: WordGraph): RankedGraph => cache.get(graph) ?? runToEnd(rankGraphInSlices(graph));

/** Makes the ranking ahead of time and in slices, for callers that must not be held up. */
export function* rankGraphInSlices(graph: WordGraph): Generator<null, RankedGraph> {
  const ranked = cache.get(graph) ?? (yield* rank(graph));
  cache.set(graph, ranked);
  return ranked;
}

function* rank(graph: WordGraph): Generator<null, RankedGraph> {
  const order = parentsFirst(graph);
  yield null;
  const rankOf = new Int32Array(order.length);
  let size = 0;
  for (const node of order) {
    rankOf[node] = size;
    // Records begin at even places; those of NOWHERE and of the root are where their ranks say.
    size += node === NO_NODE ? 1 : (CHILDREN + bitCount(graph.nodes[2 * node]! & LETTER_MASK) + 1) >>> 1;
  }
  const nodeOf = new Int32Array(size);
  const records = new Int32Array(2 * size);
  const wordsBelow = new Int32Array(size);
  for (const node of order.toReversed()) {
    const rank = rankOf[node]!;
    nodeOf[rank] = node;
    if (node === NO_NODE) continue;
    const record = 2 * rank;
    const mask = graph.nodes[2 * node]!;
    let letters = mask & LETTER_MASK;
    records[record] = letters === 0 ? mask : mask | WILDCARDS;
    // From any node a word can be reached, so `*` leads straight to one wherever it leads.
    let straight = letters === 0 ? 0 : 1 << STAR;
    let from = graph.nodes[2 * node + 1]!;
    for (let at = record + CHILDREN; letters !== 0; at++, letters &= letters - 1) {
      const child = rankOf[graph.children[from++]!]!;
      records[at] = child;
      if (records[2 * child]! & WORD_END) straight |= (letters & -letters) | (1 << ANY);
      records[record + BELOW]! |= records[2 * child]! | records[2 * child + BELOW]!;
      wordsBelow[rank]! |= records[2 * child + WORDS]! | wordsBelow[child]!;
    }
    records[record + WORDS] = straight;
  }
  yield null;
  const ranked = { size, nodes: order.length, rankOf, nodeOf, records, wordsBelow };
  return { ...ranked, reach: reachOf(ranked) };
}

/** Breadth first, but a node is taken only after the last of its parents (Kahn's order). */
function parentsFirst({ nodes, children }: WordGraph): Int32Array {
  const order = new Int32Array(nodes.length / 2);
  const parentsLeft = new Int32Array(nodes.length / 2);
  for (const child of children) parentsLeft[child]!++;
  order[NO_NODE] = NO_NODE;
  order[ROOT] = ROOT;
  let taken = ROOT + 1;
  for (let r = ROOT; r < taken; r++) {
    const node = order[r]!;
    const from = nodes[2 * node + 1]!;
    const end = from + bitCount(nodes[2 * node]! & LETTER_MASK);
    for (let at = from; at < end; at++) {
      const child = children[at]!;
      parentsLeft[child]!--;
      if (parentsLeft[child] === 0) order[taken++] = child;
    }
  }
  return order;
}
