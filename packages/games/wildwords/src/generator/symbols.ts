import { STAR } from '@wordhoard/lexicon';
import { ASTERISK, EVERY_FACE, type TileFace, valueOfFace } from '../tiles.ts';

/** A face as the automaton counts symbols: 0–25 a letter, STAR an asterisk. */
export type Code = number;

/** One more than the largest symbol. */
export const SYMBOLS: number = STAR + 1;
export const STAR_BIT: number = 1 << STAR;

export const symbolOf = (face: TileFace): Code => (face === ASTERISK ? STAR : face.charCodeAt(0) - 65);
export const faceOfSymbol = (symbol: Code): TileFace => (symbol === STAR ? ASTERISK : String.fromCharCode(65 + symbol));

/** Value of each symbol. */
export const VALUES: Int32Array = new Int32Array(SYMBOLS);
for (const face of EVERY_FACE) VALUES[symbolOf(face)] = valueOfFace(face);

/** By falling value: a search for the best tries them in this order. */
export const BY_VALUE: readonly Code[] = EVERY_FACE.map(symbolOf).sort((a, b) => VALUES[b]! - VALUES[a]! || a - b);
