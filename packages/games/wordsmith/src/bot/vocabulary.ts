import { runToEnd, type Slices } from '@wordhoard/kernel';
import type { Lexicon, Tier } from '@wordhoard/lexicon';
import { SIZE } from '../grid.ts';
import { MIN_WORD } from '../words.ts';

/** Stands for a vacant square in a line of letters (0–25). */
export const VACANT = -1;

const ALPHABET = 26;

/** The words of one length, and for each place and letter the set of words that have it there, with one bit per word. */
class WordsOfLength {
  readonly #length: number;
  readonly #letters: Uint8Array;
  readonly #blocks: number;
  readonly #sets: Uint32Array;
  /**
   * The words with two given letters at two places, cached on demand. At most two letters are missing, so the first two
   * written ones are among the first four places, and each word is listed at most six times.
   */
  readonly #pairs = new Map<number, readonly number[]>();

  constructor(length: number, words: readonly string[]) {
    this.#length = length;
    this.#blocks = Math.ceil(words.length / 32);
    this.#letters = new Uint8Array(words.length * length);
    this.#sets = new Uint32Array(length * ALPHABET * this.#blocks);
    for (const [n, word] of words.entries()) {
      for (let i = 0; i < length; i++) {
        const letter = word.charCodeAt(i) - 97;
        this.#letters[n * length + i] = letter;
        this.#sets[(i * ALPHABET + letter) * this.#blocks + (n >>> 5)]! |= 1 << (n & 31);
      }
    }
  }

  letter(word: number, place: number): number {
    return this.#letters[word * this.#length + place]!;
  }

  spelling(word: number): string {
    const at = word * this.#length;
    return String.fromCharCode(...this.#letters.subarray(at, at + this.#length).map((letter) => letter + 97));
  }

  /** Indexes of the words that fit a stretch of a line, read from `start` in steps of `by`. Needs two written letters. */
  matching(line: Int8Array, start: number, by: number): readonly number[] {
    const length = this.#length;
    let one = 0;
    while (line[start + one * by] === VACANT) one += 1;
    let two = one + 1;
    while (line[start + two * by] === VACANT) two += 1;
    let found = this.#wordsWithBoth(one * ALPHABET + line[start + one * by]!, two * ALPHABET + line[start + two * by]!);
    for (let place = two + 1; place < length && found.length > 0; place++) {
      const letter = line[start + place * by]!;
      if (letter !== VACANT) found = found.filter((word) => this.#letters[word * length + place] === letter);
    }
    return found;
  }

  /** @param one, two places with their letters, as indexes into the sets */
  #wordsWithBoth(one: number, two: number): readonly number[] {
    const key = one * this.#length * ALPHABET + two;
    const known = this.#pairs.get(key);
    if (known) return known;
    const found: number[] = [];
    for (let block = 0; block < this.#blocks; block++) {
      let bits = this.#sets[one * this.#blocks + block]! & this.#sets[two * this.#blocks + block]!;
      for (; bits !== 0; bits &= bits - 1) found.push(block * 32 + 31 - Math.clz32(bits & -bits));
    }
    this.#pairs.set(key, found);
    return found;
  }
}

/** The words a bot knows, by length, prepared for finding those that fit a line. */
export class Vocabulary {
  readonly #byLength: readonly WordsOfLength[];
  readonly #keys: ReadonlySet<number>;

  private constructor(byLength: readonly WordsOfLength[], keys: ReadonlySet<number>) {
    this.#byLength = byLength;
    this.#keys = keys;
  }

  static *makeInSlices(words: Iterable<string | null>): Slices<Vocabulary> {
    const lists = Array.from({ length: SIZE + 1 }, (): string[] => []);
    const keys = new Set<number>();
    for (const word of words) {
      if (word === null) yield null;
      else {
        lists[word.length]!.push(word);
        keys.add(keyOf(Array.from(word, (letter) => letter.charCodeAt(0) - 97)));
      }
    }
    const byLength: WordsOfLength[] = [];
    for (const [length, list] of lists.entries()) {
      byLength.push(new WordsOfLength(length, list));
      yield null;
    }
    return new Vocabulary(byLength, keys);
  }

  ofLength(length: number): WordsOfLength {
    return this.#byLength[length]!;
  }

  /** @param key of the word's letters, from `keyOf` */
  has(key: number): boolean {
    return this.#keys.has(key);
  }
}

/** A number that identifies a row of up to eight letters (0–25, or VACANT). */
export function keyOf(letters: ArrayLike<number>): number {
  let key = 0;
  for (let i = 0; i < letters.length; i++) key = nextKey(key, letters[i]!);
  return key;
}
export const nextKey = (key: number, letter: number): number => key * (ALPHABET + 2) + letter + 2;

/** A vocabulary takes a few megabytes and some time to make, so it is cached by lexicon and tier. */
const vocabularies = new WeakMap<Lexicon, Map<Tier, Vocabulary>>();

/** All words up to a tier that a bot may use, so none that are offensive. */
export const vocabularyOf = (lexicon: Lexicon, tier: Tier): Vocabulary =>
  vocabularies.get(lexicon)?.get(tier) ?? runToEnd(makeVocabulary(lexicon, tier));

/** The same in slices, and cached. */
export function* makeVocabulary(lexicon: Lexicon, tier: Tier): Slices<Vocabulary> {
  const byTier = vocabularies.get(lexicon) ?? new Map<Tier, Vocabulary>();
  vocabularies.set(lexicon, byTier);
  const vocabulary = byTier.get(tier) ?? (yield* Vocabulary.makeInSlices(wordsUpTo(lexicon, tier)));
  byTier.set(tier, vocabulary);
  return vocabulary;
}

/** Number of words examined before yielding: a few milliseconds' work. */
const WORDS_PER_SLICE = 5000;

/** Yields null between slices. */
function* wordsUpTo(lexicon: Lexicon, tier: Tier): Generator<string | null> {
  let index = 0;
  for (const word of lexicon.words()) {
    if (index % WORDS_PER_SLICE === 0) yield null;
    const rank = lexicon.tierAt(index++)!;
    if (word.length >= MIN_WORD && word.length <= SIZE && rank <= tier && !lexicon.isOffensive(word)) yield word;
  }
}
