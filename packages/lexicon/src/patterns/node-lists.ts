import type { Gathering } from './gathering.ts';

/** A rank in a list has 16 bits; those that share the higher bits stand together, as a page. */
const PAGE_BITS = 16;
const IN_PAGE = (1 << PAGE_BITS) - 1;

/**
 * Sets of nodes as lists of 16-bit numbers, half the memory of plain ranks: first how many nodes of each page, then the
 * nodes, page by page, otherwise in no particular order. A list goes by its place.
 */
export class NodeLists {
  #lists: Uint16Array<ArrayBuffer> = new Uint16Array(1 << 10);
  #used = 0;
  readonly #pages: number;
  readonly #ends: Int32Array;

  constructor(nodes: number) {
    this.#pages = (nodes >>> PAGE_BITS) + 1;
    this.#ends = new Int32Array(this.#pages);
  }

  get bytes(): number {
    return 2 * this.#lists.length;
  }

  add({ ranks, size }: Gathering): number {
    const place = this.#reserve(this.#pages + size);
    const lists = this.#lists;
    const ends = this.#ends;
    ends.fill(0);
    for (let i = 0; i < size; i++) ends[ranks[i]! >>> PAGE_BITS]!++;
    for (let page = 0, end = place + this.#pages; page < this.#pages; page++) {
      lists[place + page] = ends[page]!;
      end += ends[page]!;
      ends[page] = end;
    }
    for (let i = 0; i < size; i++) {
      const page = ranks[i]! >>> PAGE_BITS;
      ends[page]!--;
      lists[ends[page]!] = ranks[i]! & IN_PAGE;
    }
    return place;
  }

  /** Copies a list of another collection over the same graph. */
  copy(from: NodeLists, place: number): number {
    const length = from.lengthAt(place);
    const to = this.#reserve(length);
    this.#lists.set(from.#lists.subarray(place, place + length), to);
    return to;
  }

  /** Writes the nodes of a list to the beginning of the array and gives their number. */
  unpack(place: number, into: Int32Array): number {
    const lists = this.#lists;
    let at = place + this.#pages;
    let count = 0;
    for (let page = 0; page < this.#pages; page++) {
      const base = page << PAGE_BITS;
      for (const end = at + lists[place + page]!; at < end; at++) into[count++] = base | lists[at]!;
    }
    return count;
  }

  /** As many nodes, and all of them just gathered: the same set. */
  equals(place: number, set: Gathering): boolean {
    const lists = this.#lists;
    if (this.lengthAt(place) !== this.#pages + set.size) return false;
    let at = place + this.#pages;
    for (let page = 0; page < this.#pages; page++) {
      const base = page << PAGE_BITS;
      for (const end = at + lists[place + page]!; at < end; at++) if (!set.has(base | lists[at]!)) return false;
    }
    return true;
  }

  /** How many 16-bit numbers the list takes up. */
  lengthAt(place: number): number {
    let length = this.#pages;
    for (let page = 0; page < this.#pages; page++) length += this.#lists[place + page]!;
    return length;
  }

  #reserve(length: number): number {
    const place = this.#used;
    this.#used += length;
    if (this.#used > this.#lists.length) {
      this.#lists = new Uint16Array(this.#lists.buffer.transfer(2 * Math.ceil(1.5 * this.#used)));
    }
    return place;
  }
}
