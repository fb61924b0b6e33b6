/** An index of all words for finding the most valuable ones that some cards can spell. */
import { runToEnd, type Slices } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import type { LetterDeck } from './cards.ts';
import type { Components } from './components.ts';
import { WordGroupBuilder, type WordGroups } from './word-groups.ts';
import { lengthBonus, MIN_LETTERS } from './words.ts';

/** All inoffensive words that are long enough, most valuable first, so that a search may stop at the first too cheap. */
interface WordIndex {
  readonly words: readonly string[];
  /** Value with the best cards of the deck for every letter: the most a word can be worth. */
  readonly maxValues: Uint16Array;
  /** One bit for each letter that occurs, and for each that occurs at least twice. */
  readonly masks: Uint32Array;
  readonly repeatMasks: Uint32Array;
  readonly tiers: Uint8Array;
  readonly lengths: Uint8Array;
  readonly groups: WordGroups;
  /** At `placeOf(letter, nth)`: the value of the nth best card of a letter, which `maxValues` counts. */
  readonly bestValues: Uint16Array;
}

export const CHAR_A = 97;
/** Number of words examined before yielding: a few milliseconds' work. */
const WORDS_PER_SLICE = 10_000;

/** A table with a row of cards for each letter has this many places in a row; no word needs more. */
const ROW = MAX_WORD_LENGTH;
export const TABLE_SIZE: number = 26 * ROW;
/** @param letter 0–25; `nth` counts from 0 */
export const placeOf = (letter: number, nth: number): number => letter * ROW + nth;

/** Words of letters that the deck has too few of are worth as much as with more cards like the last. */
function bestValuesIn({ valuesOf }: LetterDeck): Uint16Array {
  const best = new Uint16Array(TABLE_SIZE);
  for (let letter = 0; letter < 26; letter++) {
    const values = valuesOf(String.fromCharCode(CHAR_A + letter));
    for (let nth = 0; nth < ROW; nth++) best[placeOf(letter, nth)] = values[nth] ?? values.at(-1) ?? 0;
  }
  return best;
}

function maxValueOf(word: string, bestValues: Uint16Array, used: Uint8Array): number {
  let value = lengthBonus(word.length);
  used.fill(0);
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - CHAR_A;
    value += bestValues[placeOf(letter, used[letter]!++)]!;
  }
  return value;
}

export function maskOf(letters: string): number {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) mask |= 1 << (letters.charCodeAt(i) - CHAR_A);
  return mask;
}

export function repeatMaskOf(letters: string): number {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < letters.length; i++) {
    const bit = 1 << (letters.charCodeAt(i) - CHAR_A);
    twice |= once & bit;
    once |= bit;
  }
  return twice;
}

function* makeIndex(lexicon: Lexicon, components: Components): Slices<WordIndex> {
  const bestValues = bestValuesIn(components.letters);
  const used = new Uint8Array(26);
  const all: string[] = [];
  const tiersOf: number[] = [];
  const valuesOf: number[] = [];
  /** Indexes of the words by value: a bucket sort, which keeps equals in alphabetical order. */
  const byValue: number[][] = [];
  let number = 0;
  for (const word of lexicon.words()) {
    if (number % WORDS_PER_SLICE === 0) yield null;
    const tier = lexicon.tierAt(number++)!;
    if (word.length < MIN_LETTERS || lexicon.isOffensive(word)) continue;
    const value = maxValueOf(word, bestValues, used);
    byValue[value] ??= [];
    byValue[value].push(all.length);
    all.push(word);
    tiersOf.push(tier);
    valuesOf.push(value);
  }
  yield null;
  const count = all.length;
  const index = {
    words: new Array<string>(count),
    maxValues: new Uint16Array(count),
    masks: new Uint32Array(count),
    repeatMasks: new Uint32Array(count),
    tiers: new Uint8Array(count),
    lengths: new Uint8Array(count),
  };
  const groups = new WordGroupBuilder(count);
  let place = 0;
  for (const at of byValue.reverse().flat()) {
    if (place % WORDS_PER_SLICE === 0) yield null;
    const word = all[at]!;
    groups.add(place, word, tiersOf[at]!);
    index.words[place] = word;
    index.maxValues[place] = valuesOf[at]!;
    index.masks[place] = maskOf(word);
    index.repeatMasks[place] = repeatMaskOf(word);
    index.tiers[place] = tiersOf[at]!;
    index.lengths[place++] = word.length;
  }
  yield null;
  return { ...index, groups: groups.build(), bestValues };
}

/** An index takes some ten megabytes. */
const MAX_INDEXES = 4;
/** The indexes of a lexicon, by the values that they count with; the one used last comes last. */
const indexesByLexicon = new WeakMap<Lexicon, Map<string, WordIndex>>();

function knownIndex(lexicon: Lexicon, { valuesKey }: Components): WordIndex | undefined {
  const indexes = indexesByLexicon.get(lexicon);
  const index = indexes?.get(valuesKey);
  if (!indexes || !index) return undefined;
  if (indexes.size > 1) {
    indexes.delete(valuesKey);
    indexes.set(valuesKey, index);
  }
  return index;
}

export const wordIndexOf = (lexicon: Lexicon, components: Components): WordIndex =>
  knownIndex(lexicon, components) ?? runToEnd(prepareIndex(lexicon, components));

/** Makes the index in slices, before the first search needs it. */
export function* prepareIndex(lexicon: Lexicon, components: Components): Slices<WordIndex> {
  const known = knownIndex(lexicon, components);
  if (known) return known;
  const index = yield* makeIndex(lexicon, components);
  const indexes = indexesByLexicon.get(lexicon) ?? new Map<string, WordIndex>();
  indexesByLexicon.set(lexicon, indexes);
  indexes.set(components.valuesKey, index);
  for (const oldest of indexes.keys()) {
    if (indexes.size <= MAX_INDEXES) break;
    indexes.delete(oldest);
  }
  return index;
}
