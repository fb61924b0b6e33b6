import { SIZE, SQUARES, type Square } from '../grid.ts';
import { MIN_WORD } from '../words.ts';
import { Fills, PACKED, pack } from './fills.ts';
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

/** The squares of a stretch of a line, by line, first place and length. */
const STRETCHES: readonly (readonly (readonly (readonly Square[])[])[])[] = LINES.map((line) =>
  line.map((_, first) => Array.from({ length: SIZE - first + 1 }, (_, length) => line.slice(first, first + length))),
);
export const squaresOf = (line: number, { first, length }: Pick<LineGap, 'first' | 'length'>): readonly Square[] =>
  STRETCHES[line]![first]![length]!;

/** A stretch of a line into which words fit when one or two letters are added. Places are those of the line, 0–7. */
export interface LineGap {
  readonly first: number;
  readonly length: number;
  /** The vacant places, one or two. */
  readonly vacant: readonly number[];
  /** [WS-12] Whether every word for it extends one that stands there. */
  readonly extension: boolean;
  /** Letters for them that make a word, whichever way it is read. */
  readonly fills: Fills;
}

/** [WS-12] What may not be done to a word that stands in a line. */
export interface Standards {
  /** True if the table accepts the word. */
  isWord(word: string): boolean;
  /** True if the word is only a plural or a conjugation of the other. */
  isInflection(base: string, word: string): boolean;
}

/** At most so many letters may be missing: those of one turn. */
const MAX_MISSING = 2;

/** An opening wherever it lies. */
type Gap = Pick<LineGap, 'extension' | 'fills'>;

/**
 * The gaps of a line that words fit into. They depend on its letters alone, and a search meets the same lines over and
 * over, so each line is worked out once; and so is each stretch, because many lines share them.
 */
export class OpenLines {
  readonly #vocabulary: Vocabulary;
  /** True if the bot thinks of the word with this length and number. */
  readonly #comesToMind: (length: number, word: number) => boolean;
  readonly #standards: Standards;
  /** By the letters of a line. */
  readonly #known = new Map<number, readonly LineGap[]>();
  /** By the letters of a stretch; null where nothing fits. */
  readonly #gaps = new Map<number, Gap | null>();
  /** Of each line what was last asked about it: from one turn tried to the next, most lines stay as they are. */
  readonly #last = LINES.map((): { key: number; openings: readonly LineGap[] } => ({ key: -1, openings: [] }));
  /** Scratch: the letters of a line; and which fills a gap has already. */
  readonly #line = new Int8Array(SIZE);
  readonly #has = new Uint8Array(PACKED);

  constructor(vocabulary: Vocabulary, comesToMind: (length: number, word: number) => boolean, standards: Standards) {
    this.#vocabulary = vocabulary;
    this.#comesToMind = comesToMind;
    this.#standards = standards;
  }

  /** @param letters of all 64 squares */
  openings(letters: Int8Array, number: number): readonly LineGap[] {
    const squares = LINES[number]!;
    let key = 0;
    for (let i = 0; i < SIZE; i++) key = nextKey(key, letters[squares[i]!]!);
    const last = this.#last[number]!;
    if (last.key === key) return last.openings;
    let openings = this.#known.get(key);
    if (!openings) {
      openings = this.glance(letters, number);
      this.#known.set(key, openings);
    }
    last.key = key;
    last.openings = openings;
    return openings;
  }

  /** The same for a line that will hardly come up again: not cached. */
  glance(letters: Int8Array, number: number): readonly LineGap[] {
    const squares = LINES[number]!;
    const line = this.#line;
    for (let i = 0; i < SIZE; i++) line[i] = letters[squares[i]!]!;
    const found: LineGap[] = [];
    for (let length = MIN_WORD; length <= SIZE; length++)
      for (let first = 0; first + length <= SIZE; first++) {
        const missing = missingIn(line, first, length);
        if (missing < 1 || missing > MAX_MISSING) continue;
        const gap = this.#gap(line, first, length);
        if (gap) found.push({ first, length, vacant: vacantIn(line, first, length), ...gap });
      }
    return found;
  }

  #gap(line: Int8Array, first: number, length: number): Gap | null {
    let key = 0;
    for (let place = first; place < first + length; place++) key = nextKey(key, line[place]!);
    const known = this.#gaps.get(key);
    if (known !== undefined) return known;
    const gap = this.#fill(line, first, length);
    this.#gaps.set(key, gap);
    return gap;
  }

  #fill(line: Int8Array, first: number, length: number): Gap | null {
    const words = this.#vocabulary.ofLength(length);
    const [one, two] = vacantIn(line, first, length) as [number, number?]; // it was counted: one or two
    const fills: number[] = [];
    let extension = true;
    for (const by of [1, -1]) {
      const start = by === 1 ? first : first + length - 1;
      const bases = this.#wordsIn(line, start, by, length);
      for (const word of words.fitting(line, start, by)) {
        if (!this.#comesToMind(length, word)) continue;
        if (bases.length === 0) extension = false;
        else if (this.#isFormOf(bases, words.spelt(word))) continue;
        const second = two === undefined ? undefined : words.letter(word, (two - start) * by);
        const fill = pack(words.letter(word, (one - start) * by), second);
        if (this.#has[fill]) continue;
        this.#has[fill] = 1;
        fills.push(fill);
      }
    }
    for (const fill of fills) this.#has[fill] = 0;
    return fills.length === 0 ? null : { extension, fills: new Fills(fills) };
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

function missingIn(line: Int8Array, first: number, length: number): number {
  let missing = 0;
  for (let place = first; place < first + length; place++) if (line[place] === VACANT) missing += 1;
  return missing;
}

function vacantIn(line: Int8Array, first: number, length: number): number[] {
  const vacant: number[] = [];
  for (let place = first; place < first + length; place++) if (line[place] === VACANT) vacant.push(place);
  return vacant;
}
