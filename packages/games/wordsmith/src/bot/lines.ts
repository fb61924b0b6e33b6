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
  /** [WS-12] Whether every word for it extends one that stands there. */
  readonly extension: boolean;
  /** What to write on them for a word, whichever way it is read, packed by `pack`; each once. */
  readonly fills: ReadonlySet<number>;
}

/** One or two letters in one number: there are very many fills, and arrays would keep the collector busy. */
const pack = (first: number, second: number | undefined): number => first * 32 + (second ?? 31);
export function unpack(fill: number): number[] {
  const second = fill & 31;
  return second === 31 ? [fill >>> 5] : [fill >>> 5, second];
}

/** [WS-12] What may not be done to a word that stands in a line. */
export interface Standards {
  /** Whether the table takes it for a word. */
  isWord(word: string): boolean;
  /** Whether the word is only a plural or a conjugation of the other. */
  isInflection(base: string, word: string): boolean;
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
  readonly #standards: Standards;
  readonly #known = new Map<number, readonly Opening[]>();

  constructor(vocabulary: Vocabulary, comesToMind: (length: number, word: number) => boolean, standards: Standards) {
    this.#vocabulary = vocabulary;
    this.#comesToMind = comesToMind;
    this.#standards = standards;
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
    let extension = true;
    for (const by of [1, -1]) {
      const start = by === 1 ? first : first + length - 1;
      const bases = this.#wordsIn(line, start, by, length);
      for (const word of words.fitting(line, start, by)) {
        if (!this.#comesToMind(length, word)) continue;
        if (bases.length === 0) extension = false;
        else if (this.#isFormOf(bases, words.spelt(word))) continue;
        const second = two === undefined ? undefined : words.letter(word, (two - start) * by);
        fills.add(pack(words.letter(word, (one - start) * by), second));
      }
    }
    return fills.size === 0 ? undefined : { first, length, vacant, extension, fills };
  }

  /** [WS-12] The words that stand in a stretch of a line, read from `start` in steps of `by`. */
  #wordsIn(line: Int8Array, start: number, by: number, length: number): string[] {
    const found: string[] = [];
    for (let from = 0; from + MIN_WORD <= length; from++) {
      let word = '';
      for (let to = from; to < length && line[start + to * by] !== VACANT; to++) {
        word += String.fromCharCode(97 + line[start + to * by]!);
        if (word.length >= MIN_WORD && this.#standards.isWord(word)) found.push(word);
      }
    }
    return found;
  }

  #isFormOf(bases: readonly string[], word: string): boolean {
    return bases.some((base) => this.#standards.isInflection(base, word));
  }
}
