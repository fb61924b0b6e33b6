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

// The first number of a play: its number of tiles, its start, and in the highest bits its score.
const SIZE_MASK = 7;
const START_SHIFT = 3;
const START_MASK = 511;
const SCORE_SHIFT = 12;

/** A compact list of thousands of plays, two numbers each. A play is expanded only when it is read. */
export class PlayList implements Iterable<FoundPlay> {
  readonly #grid: Grid;
  readonly #symbols: readonly SymbolCode[];
  #plays: Int32Array<ArrayBuffer> = new Int32Array(2048);
  #end = 0;

  /** @param symbols the symbols that the digits of a play stand for */
  constructor(grid: Grid, symbols: readonly SymbolCode[]) {
    this.#grid = grid;
    this.#symbols = symbols;
  }

  get count(): number {
    return this.#end >>> 1;
  }

  /** @param laid its tiles as digits, see tray-code.ts */
  add(start: Place, size: number, laid: number, score: number): void {
    const at = this.#end;
    if (at === this.#plays.length) this.#plays = new Int32Array(this.#plays.buffer.transfer(8 * at));
    this.#plays[at] = (score << SCORE_SHIFT) | (start << START_SHIFT) | size;
    this.#plays[at + 1] = laid;
    this.#end = at + 2;
  }

  scoreAt(index: number): number {
    return this.#plays[2 * index]! >> SCORE_SHIFT;
  }

  at(index: number): FoundPlay {
    const play = this.#plays[2 * index]!;
    const laid = this.#plays[2 * index + 1]!;
    const symbols = Array.from({ length: play & SIZE_MASK }, (_, i) => this.#symbols[digitAt(laid, i)]!);
    return {
      placements: expandPlay(this.#grid, (play >>> START_SHIFT) & START_MASK, symbols),
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
