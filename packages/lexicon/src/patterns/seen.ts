/** A bit a node, by rank: which have been met already. Whoever sets bits clears them again, for that is quicker than all. */
export type Seen = Int32Array<ArrayBuffer>;

export const makeSeen = (ranks: number): Seen => new Int32Array((ranks >>> 5) + 1);

/** 1 if the node had not been seen, else 0. Without a branch, so that the reads that follow need not wait for this one. */
export function see(seen: Seen, node: number): number {
  const word = node >>> 5;
  const old = seen[word]!;
  seen[word] = old | (1 << node);
  return ~(old >>> node) & 1;
}

export const isSeen = (seen: Seen, node: number): boolean => (seen[node >>> 5]! & (1 << node)) !== 0;

export function forget(seen: Seen, nodes: Int32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) seen[nodes[i]! >>> 5] = 0;
}
