import type { NodeLists } from './node-lists.ts';
import { HASH, NODES_OF, UNMADE } from './state-record.ts';
import type { SuccessorSets } from './successor-sets.ts';

/** Finds the state that stands for a set: open addressing by hash, but sets are compared node by node. */
export class SetIndex {
  /** States; 0, which is NOWHERE, is a free slot. Never more than half full. */
  #slots: Int32Array;
  #used = 0;

  /** @param sets how many there is room for at first */
  constructor(sets: number = 1 << 9) {
    this.#slots = new Int32Array(2 << (32 - Math.clz32(sets)));
  }

  get bytes(): number {
    return 4 * this.#slots.length;
  }

  /** The state of the set that is gathered, or UNMADE. */
  find(set: SuccessorSets, states: Int32Array, lists: NodeLists): number {
    const slots = this.#slots;
    const wrap = slots.length - 1;
    const { hash, size, seen } = set;
    for (let slot = hash & wrap; slots[slot] !== 0; slot = (slot + 1) & wrap) {
      const state = slots[slot]!;
      if (states[state + HASH] === hash && lists.equals(states[state + NODES_OF]!, size, seen)) return state;
    }
    return UNMADE;
  }

  add(state: number, states: Int32Array): void {
    this.#used++;
    if (2 * this.#used > this.#slots.length) {
      const old = this.#slots;
      this.#slots = new Int32Array(2 * old.length);
      for (const entry of old) if (entry !== 0) this.#put(entry, states);
    }
    this.#put(state, states);
  }

  #put(state: number, states: Int32Array): void {
    const slots = this.#slots;
    const wrap = slots.length - 1;
    let slot = states[state + HASH]! & wrap;
    while (slots[slot] !== 0) slot = (slot + 1) & wrap;
    slots[slot] = state;
  }
}
