/**
 * The letters that complete a word in the one or two vacant places of a stretch, each once, in the order found. A fill
 * is packed into one number: there are very many fills, and nested arrays would keep the garbage collector busy.
 */
export class Fills {
  readonly #packed: Uint16Array;
  #costs: Float64Array | undefined;
  #cheapest = 0;

  /** @param packed by `packFill` */
  constructor(packed: readonly number[]) {
    this.#packed = Uint16Array.from(packed);
  }

  get size(): number {
    return this.#packed.length;
  }

  get first(): number {
    return this.#packed[0]!;
  }

  [Symbol.iterator](): ArrayIterator<number> {
    return this.#packed.values();
  }

  /**
   * Cost of the cheapest fill, given the cost of each letter. Cached, because callers use the same costs again and
   * again.
   */
  cheapest(costs: Float64Array): number {
    if (this.#costs === costs) return this.#cheapest;
    this.#costs = costs;
    this.#cheapest = Number.POSITIVE_INFINITY;
    for (const fill of this.#packed) {
      const second = fill & 31;
      const cost = costs[fill >>> 5]! + (second === NO_SECOND ? 0 : costs[second]!);
      if (cost < this.#cheapest) this.#cheapest = cost;
    }
    return this.#cheapest;
  }
}

const NO_SECOND = 31;
/** All packed numbers are below this. */
export const PACKED_LIMIT: number = 26 * 32;

export const packFill = (first: number, second: number | undefined): number => first * 32 + (second ?? NO_SECOND);

export function unpackFill(fill: number): number[] {
  const second = fill & 31;
  return second === NO_SECOND ? [fill >>> 5] : [fill >>> 5, second];
}
