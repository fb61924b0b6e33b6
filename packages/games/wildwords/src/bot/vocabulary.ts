import { lastEntry, runToEnd, type Slices } from '@wordhoard/kernel';
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
import { type Components, PRINTED } from '../components.ts';
import { PlayFinder } from '../generator/finder.ts';
import { fitsPattern } from '../spelling.ts';
import { makeWordTest, ownWords, type TableWords } from '../words.ts';

const RAREST_TIER: Tier = lastEntry(TIERS);
/** Bytes one finder may use in all: several bots share a machine, and a phone has little memory. */
export const BOT_CAP_BYTES: number = 52 << 20;
/** How many vocabularies are cached for a lexicon. */
const MAX_VOCABULARIES = 6;
/** Number of words examined before yielding: a few milliseconds' work. */
const WORDS_PER_SLICE = 10_000;

/** The words a player knows, among those a table accepts. */
export class KnownWords {
  readonly #lexicon: Lexicon;
  readonly #list: TableWords;
  readonly #maxTier: Tier;
  readonly #isValid: (word: string) => boolean;
  /** Known words that the table added, allowed words first. */
  readonly #added: ReadonlySet<string>;
  #madeFinder: PlayFinder | undefined;
  /** Finders for variants share the states of the first one, so that a variant costs no memory. */
  readonly #variantFinders: WeakMap<Components, PlayFinder> = new WeakMap();
  #prewarming: Iterator<void> | undefined;
  readonly #readingCache: Map<string, string | undefined> = new Map();

  constructor(lexicon: Lexicon, list: TableWords, maxTier: Tier) {
    this.#lexicon = lexicon;
    this.#list = list;
    this.#maxTier = maxTier;
    this.#isValid = makeWordTest(lexicon, list);
    // All players can read the table's own list, but wouldn't remember a word they don't know among thousands.
    const noticed = ownWords(list).filter((word) => (lexicon.tier(word) ?? 0) <= maxTier);
    this.#added = new Set([...list.allowed, ...noticed].filter(this.#isValid));
  }

  /** Finds plays for tables with these components. */
  finderFor(components: Components): PlayFinder {
    const printed = this.#madeFinder ?? runToEnd(this.#makePrintedFinder());
    if (components === PRINTED) return printed;
    const made = this.#variantFinders.get(components) ?? new PlayFinder(printed, { components });
    this.#variantFinders.set(components, made);
    return made;
  }

  /** Makes the finder in slices, because building its graph takes long. */
  *makeFinder(components: Components): Slices<PlayFinder> {
    if (!this.#madeFinder) yield* this.#makePrintedFinder();
    return this.finderFor(components);
  }

  *#makePrintedFinder(): Slices<PlayFinder> {
    const graph = yield* this.#makeGraph();
    yield null;
    yield* rankGraphInSlices(graph);
    const made = new PlayFinder(graph, { capBytes: BOT_CAP_BYTES, ample: false });
    this.#madeFinder = made;
    yield null;
    return made;
  }

  /** The finder's idle work. Interrupted work continues the next time. */
  *idleWork(): Generator<void> {
    const finder = this.finderFor(PRINTED);
    this.#prewarming ??= finder.prewarming()[Symbol.iterator]();
    while (!this.#prewarming.next().done) yield;
    for (const _ of finder.resting()) yield;
    yield;
  }

  /** The best-known word that fits the pattern; an offensive one only if there is no other. */
  bestReading(pattern: string): string | undefined {
    if (!this.#readingCache.has(pattern)) {
      if (this.#readingCache.size > 5000) this.#readingCache.clear();
      this.#readingCache.set(pattern, this.#findWords(pattern, true, 1)[0] ?? this.#findWords(pattern, false, 1)[0]);
    }
    return this.#readingCache.get(pattern);
  }

  /** The same, but never an offensive word: the one a bot spells when challenged. */
  inoffensiveReading(pattern: string): string | undefined {
    const word = this.bestReading(pattern);
    return word === undefined || this.#lexicon.isOffensive(word) ? undefined : word;
  }

  /** Inoffensive words that fit the pattern, best-known first, up to a limit. */
  readings(pattern: string, limit: number): string[] {
    return this.#findWords(pattern, true, limit);
  }

  /** Whether the table accepts the word and the player knows it. */
  knows(word: string): boolean {
    if (!this.#isValid(word)) return false;
    return this.#added.has(word) || (this.#lexicon.tier(word) ?? Number.POSITIVE_INFINITY) <= this.#maxTier;
  }

  #findWords(pattern: string, inoffensiveOnly: boolean, limit: number): string[] {
    const parsed = parsePattern(pattern);
    if (!parsed.ok) return [];
    const skip = (word: string): boolean =>
      !this.#isValid(word) || (inoffensiveOnly && this.#lexicon.isOffensive(word));
    const inDictionary =
      this.#list.dictionaries.length === 0
        ? []
        : findMatches(this.#lexicon, parsed.pattern, { maxTier: this.#maxTier, skip, limit });
    if (inDictionary.length >= limit) return [...inDictionary];
    const added = [...this.#added].filter((word) => fitsPattern(pattern, word) && !skip(word));
    return [...new Set([...inDictionary, ...added])].slice(0, limit);
  }

  /** The lexicon's own graph if it has exactly the known words; otherwise a new one. */
  *#makeGraph(): Slices<WordGraph> {
    const { dictionaries, own, allowed, banned, familyFriendly } = this.#list;
    const plain = own === '' && allowed.length + banned.length === 0 && !familyFriendly;
    if (plain && dictionaries.includes('wide') && this.#maxTier === RAREST_TIER) return this.#lexicon.graph;
    const known = new Set(this.#added);
    if (dictionaries.length > 0) {
      let index = 0;
      for (const word of this.#lexicon.words()) {
        const tier = this.#lexicon.tierAt(index++);
        if (tier !== undefined && tier <= this.#maxTier && this.#isValid(word)) known.add(word);
        if (index % WORDS_PER_SLICE === 0) yield null;
      }
    }
    return yield* buildGraphInSlices([...known].sort());
  }
}

const vocabularies = new WeakMap<Lexicon, Map<string, KnownWords>>();

/** The cached vocabularies of a lexicon. */
export const vocabulariesOf = (lexicon: Lexicon): KnownWords[] => [...(vocabularies.get(lexicon)?.values() ?? [])];

/** Cached by lexicon, list and tier, because a finder gets faster with use. */
export function vocabularyOf(lexicon: Lexicon, list: TableWords, maxTier: Tier = RAREST_TIER): KnownWords {
  let cached = vocabularies.get(lexicon);
  if (!cached) {
    cached = new Map();
    vocabularies.set(lexicon, cached);
  }
  const key = JSON.stringify([list, maxTier]);
  const vocabulary = cached.get(key) ?? new KnownWords(lexicon, list, maxTier);
  // Moved to the end, so that the first has been unused longest.
  cached.delete(key);
  cached.set(key, vocabulary);
  if (cached.size > MAX_VOCABULARIES) cached.delete(cached.keys().next().value!);
  return vocabulary;
}
