import { STAR } from '@wordhoard/lexicon';
import { SYMBOL_COUNT, type SymbolCode } from './symbols.ts';

/**
 * Bits of a digit. So a number of 32 bits has room for the eight tiles of the largest tray, and for the counts of eight
 * different symbols. The asterisk, which flipped tiles need, may be a ninth symbol: it comes last, and its count is 0.
 */
const DIGIT_BITS = 4;
const DIGIT_MASK = (1 << DIGIT_BITS) - 1;

/** Encodes the tray in digits, so that the rest of the tray and the tiles laid are one number each. */
export class TrayCode {
  /** Each symbol of the tray has a digit, and so has the asterisk. */
  readonly digitOf: Int8Array = new Int8Array(SYMBOL_COUNT);
  symbols: SymbolCode[] = [];
  /** The full tray: for each digit the number of its tiles. */
  fullTray = 0;

  load(counts: Int8Array): void {
    this.symbols = [];
    this.fullTray = 0;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      if (counts[symbol] === 0 && symbol !== STAR) continue;
      const digit = this.symbols.length;
      this.digitOf[symbol] = digit;
      this.symbols.push(symbol);
      this.fullTray |= counts[symbol]! << (DIGIT_BITS * digit);
    }
  }
}

/** The rest of the tray without one tile of this digit. */
export const withoutTile = (left: number, digit: number): number => left - (1 << (DIGIT_BITS * digit));
export const hasDigit = (left: number, digit: number): boolean => ((left >>> (DIGIT_BITS * digit)) & DIGIT_MASK) !== 0;

/** The tiles laid with one more, at index `tile`. */
export const withTile = (laid: number, digit: number, tile: number): number => laid | (digit << (DIGIT_BITS * tile));
export const digitAt = (laid: number, tile: number): number => (laid >>> (DIGIT_BITS * tile)) & DIGIT_MASK;
