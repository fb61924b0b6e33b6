import { SIZE, SQUARES, type Square } from '../grid.ts';
import { MIN_WORD } from '../words.ts';
import { Fills, PACKED_LIMIT, packFill } from './fills.ts';
import { nextKey, VACANT, type Vocabulary } from './vocabulary.ts';

/** The rows and columns, each as its eight squares. */
export const LINES: readonly (readonly Square[])[] = [
  ...Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (_, i) => row * SIZE + i)),
  ...Array.from({ length: SIZE }, (_, column) => Array.from({ length: SIZE }, (_, i) => i * SIZE + column)),
];
/** The row and the column of each square, as indexes of LINES. */
export const LINES_OF_SQUARE: readonly (readonly [number, number])[] = Array.from(
  { length: SQUARES },
  (_, square) => [Math.floor(square / SIZE), SIZE + (square % SIZE)] as const,
);

/** The squares of a stretch of a line, by line, first place and length. */
const STRETCHES: readonly (readonly (readonly (readonly Square[])[])[])[] = LINES.map((line) =>
  line.map((_, first) => Array.from({ length: SIZE - first + 1 }, (_, length) => line.slice(first, first + length))),
);
export const squaresOf = (line: number, { first, length }: Pick<LineGap, 'first' | 'length'>): readonly Square[] =>
  STRETCHES[line]![first]![length]!;

/** A stretch of a line in which one or two more letters make a word. Places count along the line, 0–7. */
export interface LineGap {
  readonly first: number;
  readonly length: number;
  /** The vacant places, one or two. */
  readonly vacant: readonly number[];
  /** [WS-12] Whether every word that fits extends a standing one. */
  readonly extension: boolean;
  /** Letters for the vacant places that make a word, in whichever direction it is read. */
  readonly fills: Fills;
}

/** [WS-12] Decides which extensions of a standing word are allowed. */
export interface ExtensionRules {
  /** True if the table accepts the word. */
  isWord(word: string): boolean;
  /** True if the word is a plural or a conjugation of the base. */
  isInflection(base: string, word: string): boolean;
}

/** The number of letters written in a turn. */
const MAX_MISSING = 2;

/** A gap without its place in a line. */
type GapFills = Pick<LineGap, 'extension' | 'fills'>;

/**
 * Finds the gaps of a line that words fit into. They depend only on the line's letters, and a search meets the same
 * lines again and again. So the gaps of each line are cached, and the fills of each stretch, which many lines share.
 */
export class GapFinder {
  readonly #vocabulary: Vocabulary;
  /** True if the bot thinks of the word with this length and index. */
  readonly #comesToMind: (length: number, word: number) => boolean;
  readonly #extensionRules: ExtensionRules;
  /** Keyed by the letters of a line. */
  readonly #gapsByLine = new Map<number, readonly LineGap[]>();
  /** Keyed by the letters of a stretch; null if no word fits. */
  readonly #fillsByStretch = new Map<number, GapFills | null>();
  /** The last result for each line: from one tried turn to the next, most lines don't change. */
  readonly #lastAsked = LINES.map((): { key: number; gaps: readonly LineGap[] } => ({ key: -1, gaps: [] }));
  /** Scratch space: the letters of a line, and which fills of a gap are already listed. */
  readonly #line = new Int8Array(SIZE);
  readonly #isListed = new Uint8Array(PACKED_LIMIT);

  constructor(
    vocabulary: Vocabulary,
    comesToMind: (length: number, word: number) => boolean,
    extensionRules: ExtensionRules,
  ) {
    this.#vocabulary = vocabulary;
    this.#comesToMind = comesToMind;
    this.#extensionRules = extensionRules;
  }

  /** @param letters of all 64 squares */
  gapsIn(letters: Int8Array, number: number): readonly LineGap[] {
    const squares = LINES[number]!;
    let key = 0;
    for (let i = 0; i < SIZE; i++) key = nextKey(key, letters[squares[i]!]!);
    const last = this.#lastAsked[number]!;
    if (last.key === key) return last.gaps;
    let gaps = this.#gapsByLine.get(key);
    if (!gaps) {
      gaps = this.findGaps(letters, number);
      this.#gapsByLine.set(key, gaps);
    }
    last.key = key;
    last.gaps = gaps;
    return gaps;
  }

  /** The same without the cache, for a line that will hardly come up again. */
  findGaps(letters: Int8Array, number: number): readonly LineGap[] {
    const squares = LINES[number]!;
    const line = this.#line;
    for (let i = 0; i < SIZE; i++) line[i] = letters[squares[i]!]!;
    const found: LineGap[] = [];
    for (let length = MIN_WORD; length <= SIZE; length++)
      for (let first = 0; first + length <= SIZE; first++) {
        const missing = countVacant(line, first, length);
        if (missing < 1 || missing > MAX_MISSING) continue;
        const gap = this.#fillsAt(line, first, length);
        if (gap) found.push({ first, length, vacant: vacantPlaces(line, first, length), ...gap });
      }
    return found;
  }

  #fillsAt(line: Int8Array, first: number, length: number): GapFills | null {
    let key = 0;
    for (let place = first; place < first + length; place++) key = nextKey(key, line[place]!);
    const known = this.#fillsByStretch.get(key);
    if (known !== undefined) return known;
    const gap = this.#findFills(line, first, length);
    this.#fillsByStretch.set(key, gap);
    return gap;
  }

  #findFills(line: Int8Array, first: number, length: number): GapFills | null {
    const words = this.#vocabulary.ofLength(length);
    const [one, two] = vacantPlaces(line, first, length) as [number, number?]; // it was counted: one or two
    const fills: number[] = [];
    let extension = true;
    for (const by of [1, -1]) {
      const start = by === 1 ? first : first + length - 1;
      const baseWords = this.#wordsIn(line, start, by, length);
      for (const word of words.matching(line, start, by)) {
        if (!this.#comesToMind(length, word)) continue;
        if (baseWords.length === 0) extension = false;
        else if (this.#isInflectionOfAny(baseWords, words.spelling(word))) continue;
        const second = two === undefined ? undefined : words.letter(word, (two - start) * by);
        const fill = packFill(words.letter(word, (one - start) * by), second);
        if (this.#isListed[fill]) continue;
        this.#isListed[fill] = 1;
        fills.push(fill);
      }
    }
    for (const fill of fills) this.#isListed[fill] = 0;
    return fills.length === 0 ? null : { extension, fills: new Fills(fills) };
  }

  /** [WS-12] The words that stand in a stretch of a line, read from `start` in steps of `by`. */
  #wordsIn(line: Int8Array, start: number, by: number, length: number): string[] {
    const found: string[] = [];
    for (let from = 0; from + MIN_WORD <= length; from++) {
      let word = '';
      for (let to = from; to < length && line[start + to * by] !== VACANT; to++) {
        word += String.fromCharCode(97 + line[start + to * by]!);
        if (word.length >= MIN_WORD && this.#extensionRules.isWord(word)) found.push(word);
      }
    }
    return found;
  }

  #isInflectionOfAny(baseWords: readonly string[], word: string): boolean {
    return baseWords.some((base) => this.#extensionRules.isInflection(base, word));
  }
}

function countVacant(line: Int8Array, first: number, length: number): number {
  let missing = 0;
  for (let place = first; place < first + length; place++) if (line[place] === VACANT) missing += 1;
  return missing;
}

function vacantPlaces(line: Int8Array, first: number, length: number): number[] {
  const vacant: number[] = [];
  for (let place = first; place < first + length; place++) if (line[place] === VACANT) vacant.push(place);
  return vacant;
}
