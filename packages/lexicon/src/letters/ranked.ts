import { ROOT, WORD_END } from '../graph.ts';
import { type Lexicon, TIERS } from '../lexicon.ts';
import { runToEnd } from '../slices.ts';

/** Every word's letters, the best known words first, then the shorter, then alphabetically. */
export interface RankedLetters {
  /** By rank: the word's number. */
  readonly order: Uint32Array;
  /** By rank: the letters the word has. */
  readonly once: Uint32Array;
  /** By rank: the letters it has at least twice. */
  readonly twice: Uint32Array;
  /** By place in TIERS: the rank after the tier's last word. */
  readonly ends: readonly number[];
  /** By rank: the word, once it was needed. Spelling a word takes longer than everything else done with it. */
  readonly spelledWords: (string | undefined)[];
}

const cache = new WeakMap<Lexicon, RankedLetters>();

/** Made once a lexicon (some tens of milliseconds, 4 MB for the full list, and as much again once every word was spelt). */
export const rankedLetters = (lexicon: Lexicon): RankedLetters =>
  cache.get(lexicon) ?? runToEnd(rankLettersInSlices(lexicon));

/** Makes the ranking ahead of time and in slices, for callers that the first search must not hold up. */
export function* rankLettersInSlices(lexicon: Lexicon): Generator<null, RankedLetters> {
  const made = cache.get(lexicon) ?? (yield* rank(lexicon));
  cache.set(lexicon, made);
  return made;
}

/** The word of this rank. */
export function wordAtRank({ order, spelledWords }: RankedLetters, lexicon: Lexicon, rank: number): string {
  const word = spelledWords[rank] ?? lexicon.wordAt(order[rank]!)!;
  spelledWords[rank] = word;
  return word;
}

function* rank(lexicon: Lexicon): Generator<null, RankedLetters> {
  // Unpacked when it is first asked for, as the numbers of words are counted then.
  void lexicon.graph;
  yield null;
  void lexicon.size;
  yield null;
  const { masks, again, lengths } = readLetters(lexicon);
  yield null;
  // One bucket for each tier and length: filling them in alphabetical order sorts by all three.
  const width = lengths.reduce((most, length) => Math.max(most, length), 0) + 1;
  const bucketOf = new Uint16Array(lengths);
  const starts = new Uint32Array(TIERS.length * width + 1);
  for (let index = 0; index < bucketOf.length; index++) {
    bucketOf[index]! += TIERS.indexOf(lexicon.tierAt(index)!) * width;
    starts[bucketOf[index]! + 1]!++;
  }
  yield null;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
  const ends = TIERS.map((_, i) => starts[(i + 1) * width]!);
  const order = new Uint32Array(lexicon.size);
  for (let index = 0; index < order.length; index++) order[starts[bucketOf[index]!]!++] = index;
  yield null;
  return {
    order,
    once: order.map((index) => masks[index]!),
    twice: order.map((index) => again[index]!),
    ends,
    spelledWords: new Array<string | undefined>(order.length),
  };
}

/** Letters and lengths by word number, in one walk through the graph. */
function readLetters(lexicon: Lexicon): { masks: Uint32Array; again: Uint32Array; lengths: Uint8Array } {
  const { nodes, children } = lexicon.graph;
  const masks = new Uint32Array(lexicon.size);
  const again = new Uint32Array(lexicon.size);
  const lengths = new Uint8Array(lexicon.size);
  let index = 0;
  const visit = (node: number, seen: number, twice: number, length: number): void => {
    const mask = nodes[2 * node]!;
    if (mask & WORD_END) {
      masks[index] = seen;
      again[index] = twice;
      lengths[index++] = length;
    }
    let edge = nodes[2 * node + 1]!;
    for (let rest = mask & ~WORD_END; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      visit(children[edge++]!, seen | bit, twice | (seen & bit), length + 1);
    }
  };
  visit(ROOT, 0, 0, 0);
  return { masks, again, lengths };
}
