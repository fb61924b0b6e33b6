import type { Grid } from '../board.ts';
import type { Placement } from '../geometry.ts';
import { TRAY } from '../tiles.ts';
import { type Place, SQUARE_AT } from './layout.ts';
import { type Code, faceOfSymbol } from './symbols.ts';

/** A play and what it scores. On a TURN-TO-WILD square its face is the asterisk, whichever tile is given up for it. */
export interface FoundPlay {
  readonly placements: readonly Placement[];
  readonly score: number;
}

/** Thousands of plays in little room; each is spread out only when it is looked at. */
export class PlayList implements Iterable<FoundPlay> {
  readonly #grid: Grid;
  #starts: Uint16Array = new Uint16Array(256);
  #sizes: Uint8Array = new Uint8Array(256);
  #scores: Int16Array = new Int16Array(256);
  #symbols: Uint8Array = new Uint8Array(256 * TRAY);
  #count = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  get count(): number {
    return this.#count;
  }

  add(start: Place, symbols: Uint8Array, size: number, score: number): void {
    const at = this.#count++;
    if (at === this.#starts.length) this.#grow();
    this.#starts[at] = start;
    this.#sizes[at] = size;
    this.#scores[at] = score;
    for (let i = 0; i < size; i++) this.#symbols[TRAY * at + i] = symbols[i]!;
  }

  scoreAt(index: number): number {
    return this.#scores[index]!;
  }

  at(index: number): FoundPlay {
    const from = TRAY * index;
    const symbols = this.#symbols.subarray(from, from + this.#sizes[index]!);
    return { placements: spread(this.#grid, this.#starts[index]!, symbols), score: this.#scores[index]! };
  }

  *[Symbol.iterator](): Iterator<FoundPlay> {
    for (let i = 0; i < this.#count; i++) yield this.at(i);
  }

  #grow(): void {
    const twice = 2 * this.#count;
    this.#starts = copied(this.#starts, new Uint16Array(twice));
    this.#sizes = copied(this.#sizes, new Uint8Array(twice));
    this.#scores = copied(this.#scores, new Int16Array(twice));
    this.#symbols = copied(this.#symbols, new Uint8Array(twice * TRAY));
  }
}

/** The tiles of a play: they lie on the empty squares from its start on. */
export function spread(grid: Grid, start: Place, symbols: Iterable<Code>): Placement[] {
  let place = start;
  return Array.from(symbols, (symbol): Placement => {
    while (grid[SQUARE_AT[place]!] !== null) place++;
    return { square: SQUARE_AT[place++]!, face: faceOfSymbol(symbol) };
  });
}

function copied<T extends Uint8Array | Uint16Array | Int16Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
