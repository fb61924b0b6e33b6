import { runToEnd, type Slices } from '@wordhoard/kernel';
import {
  buildGraphInSlices,
  findMatches,
  type Lexicon,
  parsePattern,
  rankGraphInSlices,
  TIERS,
  type Tier,
  type WordGraph,
} from '@wordhoard/lexicon';
import { PlayFinder } from '../generator/finder.ts';
import { fits } from '../spelling.ts';
import { judgeOf, ownWords, type TableWords } from '../words.ts';

const RAREST: Tier = TIERS.at(-1)!;
/** Bytes one finder may use, everything counted: several bots share a machine, and a phone has little memory. */
export const BOT_CAP_BYTES: number = 52 << 20;
/** Vocabularies kept per lexicon; a table with words of its own makes one more. */
const KEPT = 6;
/** Words in a slice of a few milliseconds. */
const SLICE = 10_000;

/** The words a player knows, among those a table accepts. */
export class KnownWords {
  readonly #lexicon: Lexicon;
  readonly #list: TableWords;
  readonly #maxTier: Tier;
  readonly #isGood: (word: string) => boolean;
  /** Known words that the table added, allowed words first. */
  readonly #added: ReadonlySet<string>;
  #made: PlayFinder | undefined;
  #prewarming: Iterator<void> | undefined;
  readonly #spelt: Map<string, string | undefined> = new Map();

  constructor(lexicon: Lexicon, list: TableWords, maxTier: Tier) {
    this.#lexicon = lexicon;
    this.#list = list;
    this.#maxTier = maxTier;
    this.#isGood = judgeOf(lexicon, list);
    // A list is there for all to read; but who does not know a word would not notice it among five thousand.
    const noticed = ownWords(list).filter((word) => (lexicon.tier(word) ?? 0) <= maxTier);
    this.#added = new Set([...list.allowed, ...noticed].filter(this.#isGood));
  }

  get finder(): PlayFinder {
    return this.#made ?? runToEnd(this.making());
  }

  /** Its finder in slices: words have to be put into a graph for it. */
  *making(): Slices<PlayFinder> {
    if (!this.#made) {
      const graph = yield* this.#graph();
      yield null;
      yield* rankGraphInSlices(graph);
      this.#made = new PlayFinder(graph, { capBytes: BOT_CAP_BYTES, ample: false });
      yield null;
    }
    return this.#made;
  }

  /** Its finder's idle work. Interrupted work goes on the next time. */
  *idleWork(): Generator<void> {
    this.#prewarming ??= this.finder.prewarming()[Symbol.iterator]();
    while (!this.#prewarming.next().done) yield;
    for (const _ of this.finder.resting()) yield;
    yield;
  }

  /** The best known word that fits the pattern, to judge it by; an offensive one only where there is no other. */
  spell(pattern: string): string | undefined {
    if (!this.#spelt.has(pattern)) {
      if (this.#spelt.size > 5000) this.#spelt.clear();
      this.#spelt.set(pattern, this.#find(pattern, true, 1)[0] ?? this.#find(pattern, false, 1)[0]);
    }
    return this.#spelt.get(pattern);
  }

  /** The word a bot says when challenged: never an offensive one, whatever the table accepts. */
  name(pattern: string): string | undefined {
    const word = this.spell(pattern);
    return word === undefined || this.#lexicon.isOffensive(word) ? undefined : word;
  }

  /** Up to so many words that the pattern can be read as, none of them offensive; the best known first. */
  readings(pattern: string, most: number): string[] {
    return this.#find(pattern, true, most);
  }

  /** Does the table accept this word, and is it known? */
  knows(word: string): boolean {
    if (!this.#isGood(word)) return false;
    return this.#added.has(word) || (this.#lexicon.tier(word) ?? Number.POSITIVE_INFINITY) <= this.#maxTier;
  }

  #find(pattern: string, decent: boolean, limit: number): string[] {
    const parsed = parsePattern(pattern);
    if (!parsed.ok) return [];
    const skip = (word: string): boolean => !this.#isGood(word) || (decent && this.#lexicon.isOffensive(word));
    const inDictionary =
      this.#list.dictionaries.length === 0
        ? []
        : findMatches(this.#lexicon, parsed.pattern, { maxTier: this.#maxTier, skip, limit });
    if (inDictionary.length >= limit) return [...inDictionary];
    const added = [...this.#added].filter((word) => fits(pattern, word) && !skip(word));
    return [...new Set([...inDictionary, ...added])].slice(0, limit);
  }

  /** The lexicon's own graph where nothing is added or left out; otherwise one of the words that are known. */
  *#graph(): Slices<WordGraph> {
    const { dictionaries, own, allowed, banned, familyFriendly } = this.#list;
    const plain = own === '' && allowed.length + banned.length === 0 && !familyFriendly;
    if (plain && dictionaries.includes('wide') && this.#maxTier === RAREST) return this.#lexicon.graph;
    const known = new Set(this.#added);
    if (dictionaries.length > 0) {
      let index = 0;
      for (const word of this.#lexicon.words()) {
        const tier = this.#lexicon.tierAt(index++);
        if (tier !== undefined && tier <= this.#maxTier && this.#isGood(word)) known.add(word);
        if (index % SLICE === 0) yield null;
      }
    }
    return yield* buildGraphInSlices([...known].sort());
  }
}

const kept = new WeakMap<Lexicon, Map<string, KnownWords>>();

/** The vocabularies kept for a lexicon. */
export const vocabulariesOf = (lexicon: Lexicon): KnownWords[] => [...(kept.get(lexicon)?.values() ?? [])];

/** Made once for each lexicon, list and tier: the finder gets faster as it goes. */
export function vocabularyOf(lexicon: Lexicon, list: TableWords, maxTier: Tier = RAREST): KnownWords {
  let all = kept.get(lexicon);
  if (!all) {
    all = new Map();
    kept.set(lexicon, all);
  }
  const key = JSON.stringify([list, maxTier]);
  const vocabulary = all.get(key) ?? new KnownWords(lexicon, list, maxTier);
  // The one used last goes to the end; the first has been idle longest.
  all.delete(key);
  all.set(key, vocabulary);
  if (all.size > KEPT) all.delete(all.keys().next().value!);
  return vocabulary;
}
