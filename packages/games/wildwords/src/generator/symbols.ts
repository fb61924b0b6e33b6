import { STAR } from '@wordhoard/lexicon';
import { ALL_FACES, ASTERISK, type TileFace, valueOfFace } from '../tiles.ts';

/** A face as a symbol of the automaton: 0–25 for a letter, STAR for an asterisk. */
export type SymbolCode = number;

/** One more than the largest symbol. */
export const SYMBOL_COUNT: number = STAR + 1;
export const STAR_BIT: number = 1 << STAR;

export const symbolOf = (face: TileFace): SymbolCode => (face === ASTERISK ? STAR : face.charCodeAt(0) - 65);
export const faceOfSymbol = (symbol: SymbolCode): TileFace =>
  symbol === STAR ? ASTERISK : String.fromCharCode(65 + symbol);

/** Value of each symbol. */
export const SYMBOL_VALUES: Int32Array = new Int32Array(SYMBOL_COUNT);
for (const face of ALL_FACES) SYMBOL_VALUES[symbolOf(face)] = valueOfFace(face);

/** By descending value: the order in which a search for the best plays tries them. */
export const SYMBOLS_BY_VALUE: readonly SymbolCode[] = ALL_FACES.map(symbolOf).sort(
  (a, b) => SYMBOL_VALUES[b]! - SYMBOL_VALUES[a]! || a - b,
);
