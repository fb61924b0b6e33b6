import { makeRandom, median } from '../table.ts';
import { type CountWords, fresh, freshWords, openOurs, PEER_NAMES, PEERS, type PeerName } from './peers.ts';

/** Look-ups a second: of strings never seen before, and of the same ones again, when a Set knows their hashes. */
export interface LookupSpeed {
  readonly name: PeerName;
  readonly first: number;
  readonly again: number;
}

const QUERIES = 100_000;
const ROUNDS = 15;

/** Half words, half non-words with one letter changed, in random order. */
function makeQueries(): string[] {
  const { wordAt, size, has } = openOurs();
  const random = makeRandom(1);
  return Array.from({ length: QUERIES }, (_, i) => {
    const word = wordAt(random(size))!;
    if (i % 2 === 0) return word;
    for (;;) {
      const at = random(word.length);
      const changed = word.slice(0, at) + String.fromCharCode(97 + random(26)) + word.slice(at + 1);
      if (!has(changed)) return changed;
    }
  });
}

/** Milliseconds for one pass. The count is checked, so that nothing is optimised away or wrong. */
function time(count: CountWords, queries: readonly string[], expected: number): number {
  const start = performance.now();
  const found = count(queries);
  const taken = performance.now() - start;
  if (found !== expected) throw new Error(`found ${found} of ${expected} words`);
  return taken;
}

/** All take turns in every round, each with its own copies of the queries. Returns the medians. */
export function measureLookups(): LookupSpeed[] {
  const queries = makeQueries();
  const entries = PEER_NAMES.map((name) => {
    const first: number[] = [];
    const again: number[] = [];
    return { name, count: PEERS[name](freshWords()), first, again };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { count, first, again } of entries) {
      const copies = queries.map(fresh);
      first.push(time(count, copies, QUERIES / 2));
      time(count, copies, QUERIES / 2);
      again.push(time(count, copies, QUERIES / 2));
    }
  }
  const perSecond = (times: readonly number[]): number => (1000 * QUERIES) / median(times);
  return entries.map(({ name, first, again }) => ({ name, first: perSecond(first), again: perSecond(again) }));
}
