/** An index of all words for finding the most valuable ones that some cards can spell. */
import { runToEnd, type Slices } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { letterValue, WILD } from './cards.ts';
import { WordGroupBuilder, type WordGroups } from './word-groups.ts';
import { lengthBonus, MIN_LETTERS } from './words.ts';

/** All inoffensive words that are long enough, most valuable first, so that a search may stop at the first too cheap. */
interface WordIndex {
  readonly words: readonly string[];
  /** Value with a real card for every letter: the most a word can be worth. */
  readonly maxValues: Uint8Array;
  /** One bit for each letter that occurs, and for each that occurs at least twice. */
  readonly masks: Uint32Array;
  readonly repeatMasks: Uint32Array;
  readonly tiers: Uint8Array;
  readonly lengths: Uint8Array;
  readonly groups: WordGroups;
}

const indexes = new WeakMap<Lexicon, WordIndex>();
export const CHAR_A = 97;
/** Number of words examined before yielding: a few milliseconds' work. */
const WORDS_PER_SLICE = 10_000;
export const LETTER_VALUES: Uint8Array = Uint8Array.from({ length: 26 }, (_, letter) =>
  letterValue(String.fromCharCode(CHAR_A + letter)),
);
function maxValueOf(word: string): number {
  let value = lengthBonus(word.length);
  for (let i = 0; i < word.length; i++) value += LETTER_VALUES[word.charCodeAt(i) - CHAR_A]!;
  return value;
}

export function maskOf(letters: string): number {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) if (letters[i] !== WILD) mask |= 1 << (letters.charCodeAt(i) - CHAR_A);
  return mask;
}

export function repeatMaskOf(letters: string): number {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < letters.length; i++) {
    const bit = letters[i] === WILD ? 0 : 1 << (letters.charCodeAt(i) - CHAR_A);
    twice |= once & bit;
    once |= bit;
  }
  return twice;
}

function* makeIndex(lexicon: Lexicon): Slices<WordIndex> {
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
    const value = maxValueOf(word);
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
    maxValues: new Uint8Array(count),
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
  return { ...index, groups: groups.build() };
}

export const wordIndexOf = (lexicon: Lexicon): WordIndex => indexes.get(lexicon) ?? runToEnd(prepareIndex(lexicon));

/** Makes the index in slices, before the first search needs it. */
export function* prepareIndex(lexicon: Lexicon): Slices<WordIndex> {
  const index = indexes.get(lexicon) ?? (yield* makeIndex(lexicon));
  indexes.set(lexicon, index);
  return index;
}
