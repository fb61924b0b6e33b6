import { SIZE, SQUARES, type Square } from '../grid.ts';
import { MIN_WORD } from '../words.ts';
import { nextKey, VACANT, type Vocabulary } from './vocabulary.ts';

/** The rows and columns, each as its eight squares. */
export const LINES: readonly (readonly Square[])[] = [
  ...Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (_, i) => row * SIZE + i)),
  ...Array.from({ length: SIZE }, (_, column) => Array.from({ length: SIZE }, (_, i) => i * SIZE + column)),
];
/** Of each square its row and its column, as numbers of LINES. */
export const LINES_AT: readonly (readonly [number, number])[] = Array.from(
  { length: SQUARES },
  (_, square) => [Math.floor(square / SIZE), SIZE + (square % SIZE)] as const,
);

/** A stretch of a line into which words fit when one or two letters are added. Places are those of the line, 0–7. */
export interface Opening {
  readonly first: number;
  readonly length: number;
  /** The vacant places, one or two. */
  readonly vacant: readonly number[];
  /** What to write on them for a word, whichever way it is read, packed by `pack`; each once. */
  readonly fills: ReadonlySet<number>;
}

/** One or two letters in one number: there are very many fills, and arrays would keep the collector busy. */
const pack = (first: number, second: number | undefined): number => first * 32 + (second ?? 31);
export function unpack(fill: number): number[] {
  const second = fill & 31;
  return second === 31 ? [fill >>> 5] : [fill >>> 5, second];
}

/** At most so many letters may be missing: those of one turn. */
const MAX_MISSING = 2;

/**
 * Where a line is open to words. Depends on nothing but its letters, and lines that look alike are looked at over and
 * over in a search, so each is worked out once.
 */
export class OpenLines {
  readonly #vocabulary: Vocabulary;
  /** Whether the bot thinks of the word with this length and number. */
  readonly #comesToMind: (length: number, word: number) => boolean;
  readonly #known = new Map<number, readonly Opening[]>();

  constructor(vocabulary: Vocabulary, comesToMind: (length: number, word: number) => boolean) {
    this.#vocabulary = vocabulary;
    this.#comesToMind = comesToMind;
  }

  /** @param letters of all 64 squares */
  openings(letters: Int8Array, number: number): readonly Opening[] {
    const squares = LINES[number]!;
    let key = 0;
    for (let i = 0; i < SIZE; i++) key = nextKey(key, letters[squares[i]!]!);
    const known = this.#known.get(key);
    if (known) return known;
    const line = Int8Array.from(squares, (square) => letters[square]!);
    const found: Opening[] = [];
    for (let length = MIN_WORD; length <= SIZE; length++)
      for (let first = 0; first + length <= SIZE; first++) {
        const opening = this.#opening(line, first, length);
        if (opening) found.push(opening);
      }
    this.#known.set(key, found);
    return found;
  }

  #opening(line: Int8Array, first: number, length: number): Opening | undefined {
    const vacant: number[] = [];
    for (let place = first; place < first + length; place++) {
      if (line[place] === VACANT && vacant.push(place) > MAX_MISSING) return undefined;
    }
    if (vacant.length === 0) return undefined;
    const words = this.#vocabulary.ofLength(length);
    const [one, two] = vacant as [number, number?];
    const fills = new Set<number>();
    for (const by of [1, -1]) {
      const start = by === 1 ? first : first + length - 1;
      for (const word of words.fitting(line, start, by)) {
        if (!this.#comesToMind(length, word)) continue;
        const second = two === undefined ? undefined : words.letter(word, (two - start) * by);
        fills.add(pack(words.letter(word, (one - start) * by), second));
      }
    }
    return fills.size === 0 ? undefined : { first, length, vacant, fills };
  }
}
