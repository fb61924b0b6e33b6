/** All words, laid out so that the most valuable ones some cards can spell are found soon. */
import { runToEnd, type Slices } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { letterValue, WILD } from './cards.ts';
import { GroupMaker, type Groups } from './word-groups.ts';
import { lengthBonus, MIN_LETTERS } from './words.ts';

/** Every inoffensive word long enough, the most valuable first: then a search may stop at the first that is too cheap. */
interface WordIndex {
  readonly words: readonly string[];
  /** Worth with a real card for every letter: the most the word can bring. */
  readonly worths: Uint8Array;
  /** A bit for each letter that occurs, and for each that occurs twice or more. */
  readonly masks: Uint32Array;
  readonly pairs: Uint32Array;
  readonly tiers: Uint8Array;
  readonly lengths: Uint8Array;
  readonly groups: Groups;
}

const indexes = new WeakMap<Lexicon, WordIndex>();
export const A = 97;
/** Words in a slice of a few milliseconds. */
const SLICE = 10_000;
export const VALUES: Uint8Array = Uint8Array.from({ length: 26 }, (_, letter) =>
  letterValue(String.fromCharCode(A + letter)),
);
function worthOfText(word: string): number {
  let worth = lengthBonus(word.length);
  for (let i = 0; i < word.length; i++) worth += VALUES[word.charCodeAt(i) - A]!;
  return worth;
}

export function maskOf(letters: string): number {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) if (letters[i] !== WILD) mask |= 1 << (letters.charCodeAt(i) - A);
  return mask;
}

export function pairsOf(letters: string): number {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < letters.length; i++) {
    const bit = letters[i] === WILD ? 0 : 1 << (letters.charCodeAt(i) - A);
    twice |= once & bit;
    once |= bit;
  }
  return twice;
}

function* makingIndex(lexicon: Lexicon): Slices<WordIndex> {
  const all: string[] = [];
  const tiersOf: number[] = [];
  const worthsOf: number[] = [];
  /** Numbers of the words by worth: a sort in one pass, and of equals in alphabetical order. */
  const byWorth: number[][] = [];
  let number = 0;
  for (const word of lexicon.words()) {
    if (number % SLICE === 0) yield null;
    const tier = lexicon.tierAt(number++)!;
    if (word.length < MIN_LETTERS || lexicon.isOffensive(word)) continue;
    const worth = worthOfText(word);
    byWorth[worth] ??= [];
    byWorth[worth].push(all.length);
    all.push(word);
    tiersOf.push(tier);
    worthsOf.push(worth);
  }
  yield null;
  const count = all.length;
  const index = {
    words: new Array<string>(count),
    worths: new Uint8Array(count),
    masks: new Uint32Array(count),
    pairs: new Uint32Array(count),
    tiers: new Uint8Array(count),
    lengths: new Uint8Array(count),
  };
  const groups = new GroupMaker(count);
  let place = 0;
  for (const at of byWorth.reverse().flat()) {
    if (place % SLICE === 0) yield null;
    const word = all[at]!;
    groups.add(place, word, tiersOf[at]!);
    index.words[place] = word;
    index.worths[place] = worthsOf[at]!;
    index.masks[place] = maskOf(word);
    index.pairs[place] = pairsOf(word);
    index.tiers[place] = tiersOf[at]!;
    index.lengths[place++] = word.length;
  }
  yield null;
  return { ...index, groups: groups.made() };
}

export const indexOf = (lexicon: Lexicon): WordIndex => indexes.get(lexicon) ?? runToEnd(indexing(lexicon));

/** Makes ahead, in slices, what every search wants. */
export function* indexing(lexicon: Lexicon): Slices<WordIndex> {
  const made = indexes.get(lexicon) ?? (yield* makingIndex(lexicon));
  indexes.set(lexicon, made);
  return made;
}
