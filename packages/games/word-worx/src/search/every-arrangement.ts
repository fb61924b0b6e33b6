import { requiredCards, sameCards, type Workbench } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { SHORTEST_WORD, type WordRules } from '../config.ts';
import { findAnagrams } from '../spelling.ts';

/**
 * The slow, obvious search for tests to compare with: every partition of the table and part of the hand, and every word
 * each part makes. Only for few cards.
 */
export function* everyArrangement(bench: Workbench, wordRules: WordRules): Generator<readonly CardId[][]> {
  const { textOf } = componentsOf(wordRules.config).deck;
  const table = requiredCards(bench);
  const cache = new Map<string, CardId[][]>();
  const wordsOf = (part: CardId[]): CardId[][] => {
    const key = part.join();
    const minimum = bench.words.some(({ cards }) => sameCards(cards, part)) ? SHORTEST_WORD : wordRules.config.minimum;
    const runs = cache.get(key) ?? findAnagrams(part, wordRules).filter((run) => textOf(run).length >= minimum);
    cache.set(key, runs);
    return runs;
  };
  function* visit(left: readonly CardId[], words: readonly CardId[][]): Generator<readonly CardId[][]> {
    const [first, ...rest] = left;
    if (first === undefined) return yield words;
    if (!table.includes(first)) yield* visit(rest, words);
    for (let pick = 0; pick < 1 << rest.length; pick++) {
      const part = [first, ...rest.filter((_, i) => pick & (1 << i))];
      const others = rest.filter((_, i) => !(pick & (1 << i)));
      for (const word of wordsOf(part)) yield* visit(others, [...words, word]);
    }
  }
  yield* visit([...table, ...bench.hand], []);
}
