import type { Grid } from '../board.ts';
import type { Placement } from '../geometry.ts';
import { type Place, SQUARE_AT } from './layout.ts';
import { type Code, faceOfSymbol } from './symbols.ts';
import { digitAt } from './tray-code.ts';

/** Placements of a play and its score. On a TURN-TO-WILD square the face is `*`, whichever tile is given up for it. */
export interface FoundPlay {
  readonly placements: readonly Placement[];
  readonly score: number;
}

// The first number of a play: how many tiles, from where on, and above that the score.
const SIZE_MASK = 7;
const START = 3;
const START_MASK = 511;
const SCORE = 12;

/** Thousands of plays in little room, two numbers each; a play is spread out only when it is looked at. */
export class PlayList implements Iterable<FoundPlay> {
  readonly #grid: Grid;
  readonly #symbols: readonly Code[];
  #plays: Int32Array<ArrayBuffer> = new Int32Array(2048);
  #end = 0;

  /** @param symbols what the digits of a play stand for */
  constructor(grid: Grid, symbols: readonly Code[]) {
    this.#grid = grid;
    this.#symbols = symbols;
  }

  get count(): number {
    return this.#end >>> 1;
  }

  /** @param laid its tiles in digits: see hand.ts */
  add(start: Place, size: number, laid: number, score: number): void {
    const at = this.#end;
    if (at === this.#plays.length) this.#plays = new Int32Array(this.#plays.buffer.transfer(8 * at));
    this.#plays[at] = (score << SCORE) | (start << START) | size;
    this.#plays[at + 1] = laid;
    this.#end = at + 2;
  }

  scoreAt(index: number): number {
    return this.#plays[2 * index]! >> SCORE;
  }

  at(index: number): FoundPlay {
    const play = this.#plays[2 * index]!;
    const laid = this.#plays[2 * index + 1]!;
    const symbols = Array.from({ length: play & SIZE_MASK }, (_, i) => this.#symbols[digitAt(laid, i)]!);
    return { placements: spread(this.#grid, (play >>> START) & START_MASK, symbols), score: this.scoreAt(index) };
  }

  *[Symbol.iterator](): Iterator<FoundPlay> {
    for (let i = 0; i < this.count; i++) yield this.at(i);
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
