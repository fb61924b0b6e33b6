/** The guest who waits for an item in a queue, and their address. */
export interface Waiter {
  readonly who: string;
  readonly address: string;
}

interface AddressQueue<T> {
  size: number;
  /** Guests in the order of their turns. */
  readonly guests: Map<string, T[]>;
}

/**
 * A queue in which addresses take turns, and within an address its guests: a guest with a hundred requests waits for
 * them, all others for one. Counting by guest alone isn't enough, because a new guest costs nothing.
 */
export class FairQueue<T> {
  readonly #maxSize: number;
  readonly #maxPerGuest: number;
  /** Addresses in the order of their turns. */
  readonly #addresses = new Map<string, AddressQueue<T>>();
  #size = 0;

  constructor(most: { readonly waiting: number; readonly perGuest: number }) {
    this.#maxSize = most.waiting;
    this.#maxPerGuest = most.perGuest;
  }

  get size(): number {
    return this.#size;
  }

  /** True if this address has at least an equal share of the queue. */
  hasFullShare(address: string): boolean {
    return this.#sizeOf(address) * Math.max(1, this.#addresses.size) >= this.#size;
  }

  /**
   * Returns the item that doesn't fit: normally none; the new item if its guest has too many; if the queue is full, the
   * last item of the address with the most, so that no address keeps another out.
   */
  push({ who, address }: Waiter, item: T): T | undefined {
    const waiting = this.#addresses.get(address)?.guests.get(who)?.length ?? 0;
    if (waiting >= this.#maxPerGuest) return item;
    const displaced = this.#size < this.#maxSize ? undefined : this.#dropLargest(this.#sizeOf(address) + 1);
    if (this.#size >= this.#maxSize) return item;
    const queue = this.#addresses.get(address) ?? { size: 0, guests: new Map<string, T[]>() };
    const items = queue.guests.get(who) ?? [];
    items.push(item);
    queue.guests.set(who, items);
    queue.size += 1;
    this.#addresses.set(address, queue);
    this.#size += 1;
    return displaced;
  }

  /** Removes the next item; its address and guest go to the back. */
  shift(): T | undefined {
    const [address, queue] = this.#addresses.entries().next().value ?? [];
    if (address === undefined || !queue) return undefined;
    const [who, items] = queue.guests.entries().next().value!;
    const item = items.shift();
    queue.guests.delete(who);
    if (items.length > 0) queue.guests.set(who, items);
    this.#addresses.delete(address);
    queue.size -= 1;
    if (queue.size > 0) this.#addresses.set(address, queue);
    this.#size -= 1;
    return item;
  }

  /** Removes and returns all items. */
  clear(): T[] {
    const all = [...this.#addresses.values()].flatMap(({ guests }) => [...guests.values()].flat());
    this.#addresses.clear();
    this.#size = 0;
    return all;
  }

  #sizeOf(address: string): number {
    return this.#addresses.get(address)?.size ?? 0;
  }

  /** Removes the last item of the address with the most, if that has more than `moreThan`. */
  #dropLargest(moreThan: number): T | undefined {
    const [address, queue] = [...this.#addresses].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (queue.size <= moreThan) return undefined;
    const [who, items] = [...queue.guests].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const item = items.pop();
    if (items.length === 0) queue.guests.delete(who);
    queue.size -= 1;
    if (queue.size === 0) this.#addresses.delete(address);
    this.#size -= 1;
    return item;
  }
}
