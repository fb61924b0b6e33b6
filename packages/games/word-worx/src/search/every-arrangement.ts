import { boundCards, sameCards, type Workbench } from '../arrangement.ts';
import { type CardId, textOf } from '../cards.ts';
import { type Judge, SHORTEST } from '../config.ts';
import { remakes } from '../spelling.ts';

/**
 * Slow and plain, for tests to compare with: every way to part the table and some of the hand into runs, and every word
 * each part makes. For few cards.
 */
export function* everyArrangement(now: Workbench, judge: Judge): Generator<readonly CardId[][]> {
  const table = boundCards(now);
  const memo = new Map<string, CardId[][]>();
  const made = (part: CardId[]): CardId[][] => {
    const key = part.join();
    const minimum = now.words.some(({ cards }) => sameCards(cards, part)) ? SHORTEST : judge.config.minimum;
    const runs = memo.get(key) ?? remakes(part, judge).filter((run) => textOf(run).length >= minimum);
    memo.set(key, runs);
    return runs;
  };
  function* visit(left: readonly CardId[], words: readonly CardId[][]): Generator<readonly CardId[][]> {
    const [first, ...rest] = left;
    if (first === undefined) return yield words;
    if (!table.includes(first)) yield* visit(rest, words);
    for (let pick = 0; pick < 1 << rest.length; pick++) {
      const part = [first, ...rest.filter((_, i) => pick & (1 << i))];
      const others = rest.filter((_, i) => !(pick & (1 << i)));
      for (const word of made(part)) yield* visit(others, [...words, word]);
    }
  }
  yield* visit([...table, ...now.hand], []);
}
