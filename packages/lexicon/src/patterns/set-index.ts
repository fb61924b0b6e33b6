import type { Gathering } from './gathering.ts';
import type { NodeLists } from './node-lists.ts';
import { type StateTable, UNMADE } from './state-table.ts';

/** Finds the state that stands for a set: open addressing by hash, but sets are compared node by node. */
export class SetIndex {
  /** States; 0, which is NOWHERE, is a free slot. Never more than half full. */
  #slots: Int32Array = new Int32Array(1 << 10);
  #used = 0;

  get bytes(): number {
    return 4 * this.#slots.length;
  }

  find(set: Gathering, hash: number, table: StateTable, lists: NodeLists): number {
    const slots = this.#slots;
    const wrap = slots.length - 1;
    for (let slot = hash & wrap; slots[slot] !== 0; slot = (slot + 1) & wrap) {
      const state = slots[slot]!;
      if (table.hashes[state] === hash && lists.equals(table.nodes[state]!, set)) return state;
    }
    return UNMADE;
  }

  add(state: number, table: StateTable): void {
    this.#used++;
    if (2 * this.#used > this.#slots.length) {
      const old = this.#slots;
      this.#slots = new Int32Array(2 * old.length);
      for (const entry of old) if (entry !== 0) this.#put(entry, table);
    }
    this.#put(state, table);
  }

  #put(state: number, table: StateTable): void {
    const slots = this.#slots;
    const wrap = slots.length - 1;
    let slot = table.hashes[state]! & wrap;
    while (slots[slot] !== 0) slot = (slot + 1) & wrap;
    slots[slot] = state;
  }
}
