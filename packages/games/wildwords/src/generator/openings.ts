import { type Cursor, LETTER_MASK, NO_CURSOR, type Walk } from '@wordhoard/lexicon';
import { lowestSymbol, type SearchBoard } from './search-board.ts';
import { hasDigit, type TrayCode, withoutTile, withTile } from './tray-code.ts';

/**
 * Beginnings of words on squares that touch no tile. They depend only on the tray, so they are computed once for all
 * places from which such squares lead to a tile. An opening is an index; openings with the same number of tiles form a
 * level.
 */
export class Openings {
  /** For each opening the cursor after its tiles, the symbols held, the rest of the tray, and the tiles laid. */
  cursors: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  held: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  left: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  laid: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  /** The start of each level, by number of tiles; the last is the start of the next level. */
  #levels: number[] = [];
  readonly #board: SearchBoard;
  readonly #walk: Walk;
  readonly #trayCode: TrayCode;

  constructor(board: SearchBoard, trayCode: TrayCode) {
    this.#board = board;
    this.#walk = board.walk;
    this.#trayCode = trayCode;
  }

  /** Call it for every position. */
  reset(): void {
    this.#store(0, this.#walk.root, this.#board.heldMask, this.#trayCode.fullTray, 0);
    this.#levels = [0, 1];
  }

  /** The first opening with this many tiles. */
  levelStart(tiles: number): number {
    while (this.#levels.length < tiles + 2) this.#makeLevel();
    return this.#levels[tiles]!;
  }

  /** The end of the openings with this many tiles. */
  levelEnd(tiles: number): number {
    return this.#levels[tiles + 1]!;
  }

  #makeLevel(): void {
    const walk = this.#walk;
    const { digitOf } = this.#trayCode;
    const tiles = this.#levels.length - 2;
    const end = this.#levels.at(-1)!;
    let next = end;
    for (let opening = this.#levels[tiles]!; opening < end; opening++) {
      const cursor = this.cursors[opening]!;
      const held = this.held[opening]!;
      const left = this.left[opening]!;
      const laid = this.laid[opening]!;
      for (let bits = walk.mask(cursor) & held; bits !== 0; bits &= bits - 1) {
        const symbol = lowestSymbol(bits);
        // A tile must follow, from the tray or on the board.
        const after = walk.advance(cursor, symbol, LETTER_MASK, bits & LETTER_MASK);
        if (after === NO_CURSOR) continue;
        const digit = digitOf[symbol]!;
        const rest = withoutTile(left, digit);
        const holds = hasDigit(rest, digit) ? held : held & ~(1 << symbol);
        this.#store(next++, after, holds, rest, withTile(laid, digit, tiles));
      }
    }
    this.#levels.push(next);
  }

  #store(opening: number, cursor: Cursor, held: number, left: number, laid: number): void {
    if (opening >= this.held.length) this.#grow();
    this.cursors[opening] = cursor;
    this.held[opening] = held;
    this.left[opening] = left;
    this.laid[opening] = laid;
  }

  #grow(): void {
    this.cursors = doubleLength(this.cursors);
    this.held = doubleLength(this.held);
    this.left = doubleLength(this.left);
    this.laid = doubleLength(this.laid);
  }
}

const doubleLength = (array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> =>
  new Int32Array(array.buffer.transfer(8 * array.length));
