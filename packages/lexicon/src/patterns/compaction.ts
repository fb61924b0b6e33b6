import { bitCount, LETTERS } from '../graph.ts';
import type { Memory } from './memory.ts';
import { NodeLists } from './node-lists.ts';
import { SetIndex } from './set-index.ts';
import { FIRST_EDGE, FRESH, NO_EDGES, PREVIEW, STAR_OF, StateTable, WORD_MASK } from './state-table.ts';

interface Limits {
  /** The graph's nodes, which are states without a list. */
  readonly nodes: number;
  /** Their ranks are below this. */
  readonly ranks: number;
  /** States below this number stay, under that number. */
  readonly permanent: number;
  /** How much they all may take up; only the permanent states may take more. */
  readonly bytes: number;
}

/**
 * A copy of the memory that keeps, besides the permanent states, those that more than one search has come to and the
 * generators of kept stars; if that is still too much, the older ones, which are the shorter prefixes. They all get new
 * numbers and are fresh again: to be kept next time, they must be come to again.
 */
export function compacted(memory: Memory, limits: Limits): Memory {
  const numbers = renumbered(memory, limits);
  const old = memory.table;
  const table = new StateTable(limits.permanent, 0);
  const lists = new NodeLists(limits.ranks);
  const index = new SetIndex();
  // Of a state that goes, its mask stays known.
  const moved = (next: number): number => {
    if (next < 0) return next;
    return numbers[next] === DROPPED ? ~(old.heads[4 * next]! & PREVIEW) : numbers[next]!;
  };

  for (let state = 0; state < old.count; state++) {
    if (numbers[state] === DROPPED) continue;
    const mask = old.heads[4 * state]!;
    const now = table.add(state < limits.permanent ? mask : mask | FRESH, old.heads[4 * state + WORD_MASK]!);
    table.heads[4 * now + STAR_OF] = moved(old.heads[4 * state + STAR_OF]!);
    table.anys[now] = moved(old.anys[state]!);
    const nodes = old.nodes[state]!;
    if (nodes < 0) table.nodes[now] = ~numbers[~nodes]!;
    else if (state >= limits.nodes) {
      table.nodes[now] = lists.copy(memory.lists, nodes);
      table.hashes[now] = old.hashes[state]!;
      index.add(now, table);
    }
    const edge = old.heads[4 * state + FIRST_EDGE]!;
    if (edge === NO_EDGES) continue;
    const from = table.addEdges(now);
    for (let at = from; at < table.edgeCount; at++) table.edges[at] = moved(old.edges[edge + at - from]!);
  }
  return { table, lists, index };
}

/** By old number the new one, or DROPPED. */
function renumbered({ table, lists }: Memory, { nodes, permanent, bytes }: Limits): Int32Array {
  const isKept = (state: number): boolean => state < permanent || table.heads[4 * state]! >= 0;
  const generators = new Set<number>();
  for (let state = nodes; state < table.count; state++) {
    if (table.nodes[state]! < 0 && isKept(state)) generators.add(~table.nodes[state]!);
  }
  const numbers = new Int32Array(table.count).fill(DROPPED);
  let next = 0;
  let left = bytes;
  for (let state = 0; state < table.count; state++) {
    if (!isKept(state) && !generators.has(state)) continue;
    const edges = table.heads[4 * state + FIRST_EDGE] === NO_EDGES ? 0 : bitCount(table.heads[4 * state]! & LETTERS);
    const list = state < nodes || table.nodes[state]! < 0 ? 0 : lists.lengthAt(table.nodes[state]!);
    left -= BYTES_A_STATE + 4 * edges + 2 * list;
    if (left < 0 && state >= permanent) break;
    numbers[state] = next++;
  }
  return numbers;
}

const DROPPED = -1;

/** Seven numbers in the table, and two to four in the index. */
const BYTES_A_STATE = 40;
