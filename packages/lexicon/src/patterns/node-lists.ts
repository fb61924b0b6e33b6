import { isSeen, type NodeBitset } from './node-bitset.ts';

/** A rank in a list has 16 bits; those that share the higher bits stand together, as a page. */
const PAGE_BITS = 16;
const IN_PAGE = (1 << PAGE_BITS) - 1;

/**
 * Sets of nodes as lists of 16-bit numbers, half the memory of plain ranks: first how many nodes of each page, then the
 * nodes, page by page, otherwise in no particular order. A list goes by its place.
 */
export class NodeLists {
  #lists: Uint16Array<ArrayBuffer>;
  #used = 0;
  readonly #pages: number;
  readonly #ends: Int32Array;

  /** @param length what there is room for at first */
  constructor(ranks: number, length: number = 1 << 10) {
    this.#lists = new Uint16Array(length);
    this.#pages = (ranks >>> PAGE_BITS) + 1;
    this.#ends = new Int32Array(this.#pages);
  }

  /** 16-bit numbers used by all lists. */
  get used(): number {
    return this.#used;
  }

  get bytes(): number {
    return 2 * this.#lists.length;
  }

  /** Adds the first `size` of these nodes. */
  add(ranks: Int32Array, size: number): number {
    const pages = this.#pages;
    const place = this.#reserve(pages + size);
    const lists = this.#lists;
    const ends = this.#ends;
    for (let page = 0; page < pages; page++) ends[page] = 0;
    for (let i = 0; i < size; i++) ends[ranks[i]! >>> PAGE_BITS]!++;
    for (let page = 0, end = place + pages; page < pages; page++) {
      lists[place + page] = ends[page]!;
      const next = end + ends[page]!;
      ends[page] = end;
      end = next;
    }
    for (let i = 0; i < size; i++) {
      const rank = ranks[i]!;
      lists[ends[rank >>> PAGE_BITS]!++] = rank & IN_PAGE;
    }
    return place;
  }

  /** Copies a list of another collection over the same graph. */
  copy(from: NodeLists, place: number): number {
    const length = from.lengthAt(place);
    const to = this.#reserve(length);
    const lists = this.#lists;
    // Not `set`, which is slow for lists as short as most.
    for (let i = 0; i < length; i++) lists[to + i] = from.#lists[place + i]!;
    return to;
  }

  /** Writes the nodes of a list into the array from there on; gives where they end. */
  unpack(place: number, into: Int32Array, from = 0): number {
    const lists = this.#lists;
    let at = place + this.#pages;
    let end = from;
    for (let page = 0; page < this.#pages; page++) {
      const base = page << PAGE_BITS;
      for (const last = at + lists[place + page]!; at < last; at++) into[end++] = base | lists[at]!;
    }
    return end;
  }

  /** True for a list of this size whose nodes are all marked: the same set. */
  equals(place: number, size: number, seen: NodeBitset): boolean {
    const lists = this.#lists;
    if (this.sizeAt(place) !== size) return false;
    let at = place + this.#pages;
    for (let page = 0; page < this.#pages; page++) {
      const base = page << PAGE_BITS;
      for (const end = at + lists[place + page]!; at < end; at++) if (!isSeen(seen, base | lists[at]!)) return false;
    }
    return true;
  }

  sizeAt(place: number): number {
    let size = 0;
    for (let page = 0; page < this.#pages; page++) size += this.#lists[place + page]!;
    return size;
  }

  /** 16-bit numbers used by the list. */
  lengthAt(place: number): number {
    return this.#pages + this.sizeAt(place);
  }

  #reserve(length: number): number {
    const place = this.#used;
    this.#used += length;
    if (this.#used > this.#lists.length)
      this.#lists = new Uint16Array(this.#lists.buffer.transfer(2 * Math.ceil(1.25 * this.#used)));
    return place;
  }
}
