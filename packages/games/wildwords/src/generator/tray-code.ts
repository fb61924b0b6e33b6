import { STAR } from '@wordhoard/lexicon';
import { type Code, SYMBOLS } from './symbols.ts';

/** Bits of a digit: a tray has at most seven tiles, and eight symbols with the asterisk that may be turned up. */
const DIGIT = 4;
const DIGIT_MASK = (1 << DIGIT) - 1;

/** The tray in digits, so that what is left of it, and what is laid, is one number each and passed on by value. */
export class TrayCode {
  /** Each symbol of the tray has a digit, and so has the asterisk. */
  readonly digitOf: Int8Array = new Int8Array(SYMBOLS);
  symbols: Code[] = [];
  /** The whole tray: by digit how many there are. */
  all = 0;

  load(counts: Int8Array): void {
    this.symbols = [];
    this.all = 0;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      if (counts[symbol] === 0 && symbol !== STAR) continue;
      const digit = this.symbols.length;
      this.digitOf[symbol] = digit;
      this.symbols.push(symbol);
      this.all |= counts[symbol]! << (DIGIT * digit);
    }
  }
}

/** The rest of the tray without one of these. */
export const without = (left: number, digit: number): number => left - (1 << (DIGIT * digit));
export const isLeft = (left: number, digit: number): boolean => ((left >>> (DIGIT * digit)) & DIGIT_MASK) !== 0;

/** The laid tiles with one more, as the tile of that number from 0 on. */
export const withTile = (laid: number, digit: number, tile: number): number => laid | (digit << (DIGIT * tile));
export const digitAt = (laid: number, tile: number): number => (laid >>> (DIGIT * tile)) & DIGIT_MASK;
