import { bitCount, LETTERS } from '../graph.ts';
import type { Gathering } from './gathering.ts';
import { BELOW, CHILDREN } from './node-record.ts';
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
   * Adds to the set where the letter leads from the strict descendants of the first `count` of `ranks`. It does not go
   * below nodes from where the letter cannot be met any more.
   */
  step(ranks: Int32Array, count: number, bit: number, set: Gathering): void {
    const { records } = this.#graph;
    const waiting = this.#waiting;
    const summary = this.#summary;
    for (let i = 0; i < count; i++) {
      const record = 2 * ranks[i]!;
      if ((records[record + BELOW]! & bit) === 0) continue;
      const end = record + CHILDREN + bitCount(records[record]! & LETTERS);
      for (let at = record + CHILDREN; at < end; at++) {
        const child = records[at]!;
        waiting[child >>> 5]! |= 1 << child;
        summary[child >>> 10]! |= 1 << (child >>> 5);
      }
    }
    for (let s = 0; s < summary.length; s++) {
      while (summary[s] !== 0) {
        const w = (s << 5) + lowestBit(summary[s]!);
        let bits = waiting[w]!;
        while (bits !== 0) {
          const record = 2 * ((w << 5) + lowestBit(bits));
          waiting[w] = bits & (bits - 1);
          const mask = records[record]!;
          if ((mask & bit) !== 0) set.add(records[record + CHILDREN + bitCount(mask & (bit - 1))]!);
          if ((records[record + BELOW]! & bit) !== 0) {
            const end = record + CHILDREN + bitCount(mask & LETTERS);
            for (let at = record + CHILDREN; at < end; at++) {
              const child = records[at]!;
              waiting[child >>> 5]! |= 1 << child;
              summary[child >>> 10]! |= 1 << (child >>> 5);
            }
          }
          // A child may lie in this very word.
          bits = waiting[w]!;
        }
        summary[s]! &= ~(1 << w);
      }
    }
  }
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
