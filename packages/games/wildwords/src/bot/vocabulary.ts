import {
  accepts,
  buildGraph,
  firstMatch,
  type Lexicon,
  parsePattern,
  TIERS,
  type Tier,
  type WordGraph,
  type WordList,
} from '@wordhoard/lexicon';
import { PlayFinder } from '../generator/finder.ts';
import { fits } from '../spelling.ts';

const RAREST: Tier = TIERS.at(-1)!;
/** What one automaton may remember: several bots share a machine. */
const CAP_BYTES: number = 48 << 20;
/** How many vocabularies are kept for one lexicon; a table with words of its own makes one more. */
const KEPT = 6;

/** The words somebody knows, of those a table accepts. */
export class Vocabulary {
  readonly #lexicon: Lexicon;
  readonly #list: WordList;
  readonly #maxTier: Tier;
  #made: PlayFinder | undefined;
  readonly #spelt: Map<string, string | undefined> = new Map();

  constructor(lexicon: Lexicon, list: WordList, maxTier: Tier) {
    this.#lexicon = lexicon;
    this.#list = list;
    this.#maxTier = maxTier;
  }

  get finder(): PlayFinder {
    this.#made ??= new PlayFinder(graphOf(this.#lexicon, this.#list, this.#maxTier), { capBytes: CAP_BYTES });
    return this.#made;
  }

  /** The best known word that fits the pattern, to judge it by; an offensive one only where there is no other. */
  spell(pattern: string): string | undefined {
    if (!this.#spelt.has(pattern)) {
      if (this.#spelt.size > 5000) this.#spelt.clear();
      this.#spelt.set(pattern, this.#find(pattern, true) ?? this.#find(pattern, false));
    }
    return this.#spelt.get(pattern);
  }

  /** What one says when one is asked for that word: never an offensive one, whatever the table takes. */
  name(pattern: string): string | undefined {
    const word = this.spell(pattern);
    return word === undefined || this.#lexicon.isOffensive(word) ? undefined : word;
  }

  /** Does the table accept this word, and is it known? */
  knows(word: string): boolean {
    if (!accepts(this.#lexicon, this.#list, word)) return false;
    return this.#list.allowed.includes(word) || (this.#lexicon.tier(word) ?? Number.POSITIVE_INFINITY) <= this.#maxTier;
  }

  #find(pattern: string, decent: boolean): string | undefined {
    const parsed = parsePattern(pattern);
    if (!parsed.ok) return undefined;
    const skip = (word: string): boolean =>
      !accepts(this.#lexicon, this.#list, word) || (decent && this.#lexicon.isOffensive(word));
    return (
      firstMatch(this.#lexicon, parsed.pattern, { maxTier: this.#maxTier, skip }) ??
      this.#list.allowed.find((word) => fits(pattern, word) && !skip(word))
    );
  }
}

/** The lexicon's own graph where nothing is left out; otherwise one of the words that are left. */
function graphOf(lexicon: Lexicon, list: WordList, maxTier: Tier): WordGraph {
  const plain = list.allowed.length + list.banned.length === 0 && !list.familyFriendly;
  if (plain && list.dictionary === 'wide' && maxTier === RAREST) return lexicon.graph;
  const known = new Set(list.allowed.filter((word) => accepts(lexicon, list, word)));
  let index = 0;
  for (const word of lexicon.words()) {
    const tier = lexicon.tierAt(index++);
    if (tier !== undefined && tier <= maxTier && accepts(lexicon, list, word)) known.add(word);
  }
  return buildGraph([...known].sort());
}

const kept = new WeakMap<Lexicon, Map<string, Vocabulary>>();

/** Made once for each lexicon, list and tier: the finder gets faster as it goes. */
export function vocabularyOf(lexicon: Lexicon, list: WordList, maxTier: Tier = RAREST): Vocabulary {
  let all = kept.get(lexicon);
  if (!all) {
    all = new Map();
    kept.set(lexicon, all);
  }
  const key = JSON.stringify([list, maxTier]);
  const vocabulary = all.get(key) ?? new Vocabulary(lexicon, list, maxTier);
  // The one used last goes to the end; the first has been idle longest.
  all.delete(key);
  all.set(key, vocabulary);
  if (all.size > KEPT) all.delete(all.keys().next().value!);
  return vocabulary;
}
