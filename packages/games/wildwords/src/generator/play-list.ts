import type { Grid } from '../board.ts';
import type { Placement } from '../geometry.ts';
import { type Place, SQUARE_AT } from './layout.ts';
import { faceOfSymbol, type SymbolCode } from './symbols.ts';
import { digitAt } from './tray-code.ts';

/** Placements of a play and its score. On a TURN-TO-WILD square the face is `*`, whichever tile is laid there. */
export interface FoundPlay {
  readonly placements: readonly Placement[];
  readonly score: number;
}

/** Numbers of a play: its start and number of tiles, its tiles, and its score. */
const NUMBERS = 3;
/** In the first number: bits of the number of tiles, which has the lowest. */
const SIZE_BITS = 4;
const SIZE_MASK: number = (1 << SIZE_BITS) - 1;

/** A compact list of thousands of plays, three numbers each. A play is expanded only when it is read. */
export class PlayList implements Iterable<FoundPlay> {
  readonly #grid: Grid;
  readonly #symbols: readonly SymbolCode[];
  #plays: Int32Array<ArrayBuffer> = new Int32Array(1024 * NUMBERS);
  #end = 0;

  /** @param symbols the symbols that the digits of a play stand for */
  constructor(grid: Grid, symbols: readonly SymbolCode[]) {
    this.#grid = grid;
    this.#symbols = symbols;
  }

  get count(): number {
    return this.#end / NUMBERS;
  }

  /** @param laid its tiles as digits, see tray-code.ts */
  add(start: Place, size: number, laid: number, score: number): void {
    const at = this.#end;
    if (at === this.#plays.length) this.#plays = new Int32Array(this.#plays.buffer.transfer(8 * at));
    this.#plays[at] = (start << SIZE_BITS) | size;
    this.#plays[at + 1] = laid;
    this.#plays[at + 2] = score;
    this.#end = at + NUMBERS;
  }

  scoreAt(index: number): number {
    return this.#plays[NUMBERS * index + 2]!;
  }

  at(index: number): FoundPlay {
    const play = this.#plays[NUMBERS * index]!;
    const laid = this.#plays[NUMBERS * index + 1]!;
    const symbols = Array.from({ length: play & SIZE_MASK }, (_, i) => this.#symbols[digitAt(laid, i)]!);
    return {
      placements: expandPlay(this.#grid, play >>> SIZE_BITS, symbols),
      score: this.scoreAt(index),
    };
  }

  *[Symbol.iterator](): Iterator<FoundPlay> {
    for (let i = 0; i < this.count; i++) yield this.at(i);
  }
}

/** The placements of a play: its tiles on the empty squares from its start on. */
export function expandPlay(grid: Grid, start: Place, symbols: Iterable<SymbolCode>): Placement[] {
  let place = start;
  return Array.from(symbols, (symbol): Placement => {
    while (grid[SQUARE_AT[place]!] !== null) place++;
    return { square: SQUARE_AT[place++]!, face: faceOfSymbol(symbol) };
  });
}
