/**
 * One bit per node, by rank: the nodes met already. Code that sets bits clears them again, which is quicker than
 * clearing all.
 */
export type NodeBitset = Int32Array<ArrayBuffer>;

export const newBitset = (ranks: number): NodeBitset => new Int32Array((ranks >>> 5) + 1);

/** Marks a node; returns 1 if it wasn't marked yet, else 0. Has no branch, so that the following reads needn't wait. */
export function markSeen(seen: NodeBitset, node: number): number {
  const word = node >>> 5;
  const old = seen[word]!;
  seen[word] = old | (1 << node);
  return ~(old >>> node) & 1;
}

export const isSeen = (seen: NodeBitset, node: number): boolean => (seen[node >>> 5]! & (1 << node)) !== 0;

export function clearNodes(seen: NodeBitset, nodes: Int32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) seen[nodes[i]! >>> 5] = 0;
}
