import { type Cursor, LETTER_MASK, NO_CURSOR, type Walk } from '@wordhoard/lexicon';
import { type Field, lowestSymbol } from './field.ts';
import { isLeft, type TrayCode, without, withTile } from './tray-code.ts';

/**
 * Beginnings of words on squares without neighbours. They depend on the tray alone, so they are worked out once for all
 * the places from where such squares lead to a tile. An opening is a number; openings with equally many tiles stand
 * together, as a level.
 */
export class Openings {
  /** By opening where the walk stands after its tiles; what is left of the tray, a bit for each symbol and how many in digits, and what is laid. */
  cursors: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  held: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  left: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  laid: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  /** By number of tiles where the level begins; the last is where the next one will. */
  #levels: number[] = [];
  readonly #field: Field;
  readonly #walk: Walk;
  readonly #hand: TrayCode;

  constructor(field: Field, hand: TrayCode) {
    this.#field = field;
    this.#walk = field.walk;
    this.#hand = hand;
  }

  /** To be called for every position. */
  begin(): void {
    this.#note(0, this.#walk.root, this.#field.held, this.#hand.all, 0);
    this.#levels = [0, 1];
  }

  /** The first opening of so many tiles. */
  from(tiles: number): number {
    while (this.#levels.length < tiles + 2) this.#makeLevel();
    return this.#levels[tiles]!;
  }

  /** After the last of so many. */
  to(tiles: number): number {
    return this.#levels[tiles + 1]!;
  }

  #makeLevel(): void {
    const walk = this.#walk;
    const { digitOf } = this.#hand;
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
        const rest = without(left, digit);
        const holds = isLeft(rest, digit) ? held : held & ~(1 << symbol);
        this.#note(next++, after, holds, rest, withTile(laid, digit, tiles));
      }
    }
    this.#levels.push(next);
  }

  #note(opening: number, cursor: Cursor, held: number, left: number, laid: number): void {
    if (opening >= this.held.length) this.#grow();
    this.cursors[opening] = cursor;
    this.held[opening] = held;
    this.left[opening] = left;
    this.laid[opening] = laid;
  }

  #grow(): void {
    this.cursors = twice(this.cursors);
    this.held = twice(this.held);
    this.left = twice(this.left);
    this.laid = twice(this.laid);
  }
}

const twice = (array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> =>
  new Int32Array(array.buffer.transfer(8 * array.length));
