import type { RankedGraph } from './ranked-graph.ts';

/**
 * Finds what lies below a set of nodes: one sweep over the ranks, parents before children, with a bit for every node
 * still to be visited. A second row of bits says which 32-bit words of the first are not empty, so that a few nodes
 * far apart cost little; both rows are empty again after every sweep.
 */
export class Descendants {
  readonly #graph: RankedGraph;
  readonly #waiting: Int32Array;
  readonly #summary: Int32Array;

  constructor(graph: RankedGraph) {
    this.#graph = graph;
    this.#waiting = new Int32Array((graph.size >>> 5) + 1);
    this.#summary = new Int32Array((graph.size >>> 10) + 1);
  }

  /**
   * Replaces the first `count` of `ranks` by their strict descendants, in ascending order, and gives their number.
   * Descendants from where none of the `letters` can be reached are left out, along with everything below them.
   */
  replace(ranks: Int32Array, count: number, letters: number): number {
    const { first, children, masks, below } = this.#graph;
    const waiting = this.#waiting;
    const summary = this.#summary;
    for (let i = 0; i < count; i++) {
      const rank = ranks[i]!;
      if ((below[rank]! & letters) !== 0) this.#await(first[rank]!, first[rank + 1]!);
    }
    let found = 0;
    for (let s = 0; s < summary.length; s++) {
      while (summary[s] !== 0) {
        const w = (s << 5) + lowestBit(summary[s]!);
        let bits = waiting[w]!;
        while (bits !== 0) {
          const rank = (w << 5) + lowestBit(bits);
          waiting[w] = bits & (bits - 1);
          if (((masks[rank]! | below[rank]!) & letters) !== 0) {
            ranks[found++] = rank;
            if ((below[rank]! & letters) !== 0) {
              const end = first[rank + 1]!;
              for (let at = first[rank]!; at < end; at++) {
                const child = children[at]!;
                waiting[child >>> 5]! |= 1 << child;
                summary[child >>> 10]! |= 1 << (child >>> 5);
              }
            }
          }
          // A child may lie in this very word.
          bits = waiting[w]!;
        }
        summary[s]! &= ~(1 << w);
      }
    }
    return found;
  }

  #await(from: number, end: number): void {
    const { children } = this.#graph;
    for (let at = from; at < end; at++) {
      const child = children[at]!;
      this.#waiting[child >>> 5]! |= 1 << child;
      this.#summary[child >>> 10]! |= 1 << (child >>> 5);
    }
  }
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
