import { NodeLists } from './node-lists.ts';
import type { RankedGraph } from './ranked-graph.ts';
import { SetIndex } from './set-index.ts';
import { StateTable } from './state-table.ts';

/** All that an automaton remembers: its states, the nodes they stand for, and the way from a set to its state. */
export interface Memory {
  readonly table: StateTable;
  readonly lists: NodeLists;
  readonly index: SetIndex;
}

/** A memory of the graph's own nodes and nothing else. */
export function newMemory(graph: RankedGraph): Memory {
  const table = new StateTable(graph.nodes, 0);
  table.addNodes(graph);
  return { table, lists: new NodeLists(graph.size), index: new SetIndex() };
}

export const bytesOf = ({ table, lists, index }: Memory): number => table.bytes + lists.bytes + index.bytes;
