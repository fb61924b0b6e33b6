import { STAR } from '@wordhoard/lexicon';
import { type Components, valueOfFace } from '../components.ts';
import { ALL_FACES, ASTERISK, type TileFace } from '../tiles.ts';

/** A face as a symbol of the automaton: 0–25 for a letter, STAR for an asterisk. */
export type SymbolCode = number;

/** One more than the largest symbol. */
export const SYMBOL_COUNT: number = STAR + 1;
export const STAR_BIT: number = 1 << STAR;

export const symbolOf = (face: TileFace): SymbolCode => (face === ASTERISK ? STAR : face.charCodeAt(0) - 65);
export const faceOfSymbol = (symbol: SymbolCode): TileFace =>
  symbol === STAR ? ASTERISK : String.fromCharCode(65 + symbol);

/** Value of each symbol. */
export function symbolValues(components: Pick<Components, 'values'>): Int32Array {
  const values = new Int32Array(SYMBOL_COUNT);
  for (const face of ALL_FACES) values[symbolOf(face)] = valueOfFace(components, face);
  return values;
}

/** By descending value: the order in which a search for the best plays tries them. */
export const symbolsByValue = (values: Int32Array): readonly SymbolCode[] =>
  ALL_FACES.map(symbolOf).sort((a, b) => values[b]! - values[a]! || a - b);
