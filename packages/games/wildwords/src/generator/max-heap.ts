const INDEX_BITS = 12;
const INDEX: number = (1 << INDEX_BITS) - 1;

/** Small numbers (up to 4095) by their scores, the highest first, in one array: a score and a number share 32 bits. */
export class MaxHeap {
  readonly #entries: Int32Array;
  #size = 0;

  constructor(most: number) {
    if (most > INDEX + 1) throw new Error(`at most ${INDEX + 1} entries`);
    this.#entries = new Int32Array(most);
  }

  clear(): void {
    this.#size = 0;
  }

  /** Puts an entry at the end; `arrange` before the first is taken. */
  put(score: number, index: number): void {
    this.#entries[this.#size++] = (score << INDEX_BITS) | index;
  }

  arrange(): void {
    for (let at = (this.#size >>> 1) - 1; at >= 0; at--) this.#sink(at);
  }

  /** The highest score, or −∞. */
  get top(): number {
    return this.#size === 0 ? Number.NEGATIVE_INFINITY : this.#entries[0]! >> INDEX_BITS;
  }

  /** Takes out the entry with the highest score. */
  take(): number {
    const index = this.#entries[0]! & INDEX;
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
