/** One set of nodes while it is put together: each node once, in the order of coming. */
export class Gathering {
  /** The first `size` are in the set. */
  readonly ranks: Int32Array;
  size = 0;
  /** Per node the number of the set it was last added to. */
  readonly #addedTo: Int32Array;
  #set = 0;

  constructor(nodes: number) {
    this.ranks = new Int32Array(nodes);
    this.#addedTo = new Int32Array(nodes);
  }

  begin(): void {
    this.size = 0;
    this.#set++;
  }

  add(rank: number): void {
    if (this.#addedTo[rank] === this.#set) return;
    this.#addedTo[rank] = this.#set;
    this.ranks[this.size++] = rank;
  }

  has(rank: number): boolean {
    return this.#addedTo[rank] === this.#set;
  }

  /** Of the set, not of the order; equal sets have equal hashes, and that is all it is good for. */
  hash(): number {
    let hash = 0;
    for (let i = 0; i < this.size; i++) hash = (hash + scattered(this.ranks[i]!)) | 0;
    return hash;
  }
}

/** Spreads a number over all 32 bits, not linearly: sums of it must not cancel out. */
function scattered(rank: number): number {
  const x = Math.imul(rank ^ (rank >>> 7), 0x9e37_79b1);
  const y = Math.imul(x ^ (x >>> 15), 0x85eb_ca6b);
  return y ^ (y >>> 13);
}
