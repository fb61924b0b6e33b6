import { NOWHERE, type PatternAutomaton, ROOT } from '@wordhoard/lexicon';
import type { Field } from './field.ts';
import { lowestSymbol } from './field.ts';

/**
 * How a word can begin on squares where nothing lies near: that depends on the tray alone, so it is worked out once for
 * all the places from where such squares lead to a tile. Openings of as many tiles stand together, as a level.
 */
export class Openings {
  /** By opening: where the automaton stands, what leads on from there, and what is left in the tray, a bit each. */
  states: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  masks: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  held: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  /** The last tile, and the opening without it. */
  symbols: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 10);
  before: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  /** Where each level begins and the one after it. */
  #levels: number[] = [];
  #count = 0;
  readonly #field: Field;
  readonly #automaton: PatternAutomaton;
  readonly #left: Int8Array;

  constructor(field: Field) {
    this.#field = field;
    this.#automaton = field.automaton;
    this.#left = field.counts.slice();
  }

  /** To be called for every position. */
  begin(): void {
    this.#levels = [0, 1];
    this.#count = 0;
    this.#add(ROOT, this.#automaton.mask(ROOT), this.#field.held, 0, 0);
  }

  from(tiles: number): number {
    while (this.#levels.length < tiles + 2) this.#makeLevel();
    return this.#levels[tiles]!;
  }

  to(tiles: number): number {
    return this.#levels[tiles + 1]!;
  }

  /** Writes the tiles of an opening of so many, first to last. */
  write(opening: number, tiles: number, laid: Uint8Array): void {
    for (let at = opening, i = tiles - 1; i >= 0; i--, at = this.before[at]!) laid[i] = this.symbols[at]!;
  }

  #makeLevel(): void {
    const tiles = this.#levels.length - 2;
    const end = this.#count;
    for (let opening = this.#levels[tiles]!; opening < end; opening++) {
      this.#left.set(this.#field.counts);
      for (let at = opening, i = tiles; i > 0; i--, at = this.before[at]!) this.#left[this.symbols[at]!]!--;
      const held = this.held[opening]!;
      for (let bits = this.masks[opening]! & held; bits !== 0; bits &= bits - 1) {
        const symbol = lowestSymbol(bits);
        const left = this.#left[symbol]! > 1 ? held : held & ~(1 << symbol);
        // Whatever comes next, a tile of the tray or one that lies there: something must.
        const state = this.#automaton.follow(this.states[opening]!, symbol);
        if (state !== NOWHERE) this.#add(state, this.#automaton.mask(state), left, symbol, opening);
      }
    }
    this.#levels.push(this.#count);
  }

  #add(state: number, mask: number, held: number, symbol: number, before: number): void {
    const at = this.#count++;
    if (at === this.states.length) this.#grow();
    this.states[at] = state;
    this.masks[at] = mask;
    this.held[at] = held;
    this.symbols[at] = symbol;
    this.before[at] = before;
  }

  #grow(): void {
    const twice = 2 * this.states.length;
    this.states = new Int32Array(this.states.buffer.transfer(4 * twice));
    this.masks = new Int32Array(this.masks.buffer.transfer(4 * twice));
    this.held = new Int32Array(this.held.buffer.transfer(4 * twice));
    this.symbols = new Uint8Array(this.symbols.buffer.transfer(twice));
    this.before = new Int32Array(this.before.buffer.transfer(4 * twice));
  }
}
