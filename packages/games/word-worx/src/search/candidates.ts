import { endsWord, NO_NODE, ROOT, step, type WordGraph } from '@wordhoard/lexicon';
import { FACES } from '../cards.ts';
import { type FaceCounts, type FaceRun, FIRST, laidAs, SECOND } from './faces.ts';
import { waysToLay } from './ways.ts';

/** Which words a search may lay. */
export interface SearchWords {
  readonly graph: WordGraph;
  /** Is this word of the graph one that may be laid? */
  knows(word: string): boolean;
  /** Words that may be laid and that the graph may lack. */
  readonly extra: Iterable<string>;
}

/** Work is counted, not timed: about one for each node of the graph looked at, or each choice tried. */
export class Budget {
  left: number;
  /** Something was left undone for want of it. */
  cut = false;
  constructor(units: number) {
    this.left = units;
  }
  get spent(): boolean {
    return this.left <= 0;
  }
}

/** Every word of so many letters that can be laid with some of these faces, in every way it can be laid. */
export function candidates(
  { graph, knows, extra }: SearchWords,
  pool: FaceCounts,
  shortest: number,
  longest: number,
  budget: Budget,
): FaceRun[] {
  const found: FaceRun[] = [];
  const left = pool.slice();
  const have = [...pool.keys()].filter((place) => pool[place]! > 0);
  const run: number[] = [];
  const visit = (node: number, word: string): void => {
    budget.left -= 1;
    if (word.length >= shortest && endsWord(graph, node) && knows(word)) found.push(laidAs(word, [...run]));
    for (const place of have) {
      const face = FACES[place]!;
      if (left[place] === 0 || word.length + face.length > longest) continue;
      let next = step(graph, node, FIRST[place]!);
      if (next !== NO_NODE && SECOND[place]! >= 0) next = step(graph, next, SECOND[place]!);
      if (next === NO_NODE) continue;
      left[place]! -= 1;
      run.push(place);
      visit(next, word + face);
      run.pop();
      left[place]! += 1;
    }
  };
  visit(ROOT, '');
  const seen = new Set(found.map(({ word }) => word));
  for (const word of extra) {
    if (word.length < shortest || word.length > longest || seen.has(word)) continue;
    found.push(...waysToLay(word, pool));
  }
  return found;
}
