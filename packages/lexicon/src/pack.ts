import { CELL_ENDS, CELL_NEXT, type Cells } from './cells.ts';
import { bitCount, endsWord, LETTER_MASK, NO_NODE, ROOT, type WordGraph } from './graph.ts';

/** Passes that improve the order; the compressed size stops falling here (measured on the full list). */
const ROUNDS = 6;

/**
 * Finds a place for every node so that hardly a cell stays empty: nodes with many edges first, each at the first place
 * where it fits. Nodes with the same letters go side by side, in the order of where their edges lead, because equal
 * neighbours compress well; as that order depends on the places, it is repeated.
 */
export function packGraph(graph: WordGraph): Cells {
  const order = Array.from({ length: graph.nodes.length / 2 }, (_, node) => node).filter(
    (node) => node !== NO_NODE && node !== ROOT,
  );
  let places: Uint32Array = new Uint32Array(graph.nodes.length / 2);
  for (let round = 0; round < ROUNDS; round++) {
    const target = places;
    order.sort((a, b) => compareNodes(graph, target, a, b));
    places = place(graph, order);
  }
  return writeCells(graph, places);
}

const lettersOf = ({ nodes }: WordGraph, node: number): number => nodes[2 * node]! & LETTER_MASK;

function compareNodes(graph: WordGraph, places: Uint32Array, a: number, b: number): number {
  const letters = lettersOf(graph, a);
  const others = lettersOf(graph, b);
  if (letters !== others) return bitCount(others) - bitCount(letters) || letters - others;
  const { nodes, children } = graph;
  for (let i = 0; i < bitCount(letters); i++) {
    const difference = places[children[nodes[2 * a + 1]! + i]!]! - places[children[nodes[2 * b + 1]! + i]!]!;
    if (difference !== 0) return difference;
  }
  return a - b;
}

function place(graph: WordGraph, order: readonly number[]): Uint32Array {
  // Each node fits at the latest behind the last cell taken, so this is enough however badly they fit.
  const room = 26 * (order.length + 2);
  const taken = new Uint32Array((room >>> 5) + 2);
  const isNode = new Uint8Array(room);
  /** By set of letters, where to look next: space only ever shrinks, so a place that didn't fit once never will. */
  const from = new Map<number, number>();
  const places = new Uint32Array(graph.nodes.length / 2);

  const window = (at: number): number => {
    const shift = at & 31;
    const low = taken[at >>> 5]! >>> shift;
    return shift === 0 ? low : low | (taken[(at >>> 5) + 1]! << (32 - shift));
  };
  const settle = (node: number, at: number): void => {
    const letters = lettersOf(graph, node);
    taken[at >>> 5]! |= letters << (at & 31);
    if ((at & 31) !== 0) taken[(at >>> 5) + 1]! |= letters >>> (32 - (at & 31));
    isNode[at] = 1;
    places[node] = at;
  };

  isNode[NO_NODE] = 1;
  settle(ROOT, ROOT);
  for (const node of order) {
    const letters = lettersOf(graph, node);
    let at = from.get(letters) ?? 0;
    while (isNode[at] === 1 || (window(at) & letters) !== 0) at++;
    settle(node, at);
    from.set(letters, at + 1);
  }
  return places;
}

function writeCells(graph: WordGraph, places: Uint32Array): Cells {
  const { nodes, children } = graph;
  let last = 0;
  for (const at of places) last = Math.max(last, at);
  const cells = new Uint32Array(last + 26);
  for (let node = ROOT; node < places.length; node++) {
    let edge = nodes[2 * node + 1]!;
    for (let rest = lettersOf(graph, node); rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      const child = children[edge++]!;
      cells[places[node]! + letter] =
        (places[child]! << CELL_NEXT) | (endsWord(graph, child) ? CELL_ENDS : 0) | (letter + 1);
    }
  }
  return cells;
}
