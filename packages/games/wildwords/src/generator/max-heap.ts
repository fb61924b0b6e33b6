/** More than any index. */
const INDEX_COUNT = 4096;

/** A heap of small numbers (up to 4095) by score, highest first. A score and a number share an entry. */
export class MaxHeap {
  // Not of 32 bits: on a board full of word squares a score may have more than twenty.
  readonly #entries: Float64Array;
  #size = 0;

  constructor(capacity: number) {
    if (capacity > INDEX_COUNT) throw new Error(`at most ${INDEX_COUNT} entries`);
    this.#entries = new Float64Array(capacity);
  }

  clear(): void {
    this.#size = 0;
  }

  /** Appends an entry. Call `heapify` before the first `pop`. */
  append(score: number, index: number): void {
    this.#entries[this.#size++] = score * INDEX_COUNT + index;
  }

  heapify(): void {
    for (let at = (this.#size >>> 1) - 1; at >= 0; at--) this.#sink(at);
  }

  /** The highest score, or −∞. */
  get top(): number {
    return this.#size === 0 ? Number.NEGATIVE_INFINITY : Math.floor(this.#entries[0]! / INDEX_COUNT);
  }

  /** Removes the entry with the highest score. */
  pop(): number {
    const index = this.#entries[0]! - INDEX_COUNT * this.top;
    this.#entries[0] = this.#entries[--this.#size]!;
    this.#sink(0);
    return index;
  }

  #sink(from: number): void {
    const entries = this.#entries;
    const size = this.#size;
    const entry = entries[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && entries[child + 1]! > entries[child]!) child++;
      if (entries[child]! <= entry) break;
      entries[at] = entries[child]!;
      at = child;
    }
    entries[at] = entry;
  }
}
