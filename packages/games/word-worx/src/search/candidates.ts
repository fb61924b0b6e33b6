import { endsWord, NO_NODE, ROOT, type WordGraph } from '@wordhoard/lexicon';
import type { CardDeck } from '../cards.ts';
import { type FaceCounts, type FaceRun, makeFaceRun } from './faces.ts';
import { waysToLay } from './ways.ts';

/** The words a search may lay. */
export interface SearchWords {
  readonly graph: WordGraph;
  /** Whether a word of the graph may be laid. */
  knows(word: string): boolean;
  /** Words that may be laid, but may be missing from the graph. */
  readonly extra: Iterable<string>;
}

/** Limits work by counting it, not by time: about one unit for each graph node visited or choice tried. */
export class Budget {
  left: number;
  /** Whether part of the search was skipped. */
  wasCut = false;
  constructor(units: number) {
    this.left = units;
  }
  get isSpent(): boolean {
    return this.left <= 0;
  }
}

/** All words in a range of lengths that can be laid with these faces, in every way. */
export function findCandidates(
  deck: CardDeck,
  { graph, knows, extra }: SearchWords,
  pool: FaceCounts,
  shortest: number,
  longest: number,
  budget: Budget,
): FaceRun[] {
  const found: FaceRun[] = [];
  const left = pool.slice();
  const available = [...pool.keys()].filter((place) => pool[place]! > 0);
  const run: number[] = [];
  const visit = (node: number, word: string): void => {
    budget.left -= 1;
    if (word.length >= shortest && endsWord(graph, node) && knows(word)) found.push(makeFaceRun(word, [...run]));
    for (const place of available) {
      const face = deck.faces[place]!;
      if (left[place] === 0 || word.length + face.length > longest) continue;
      const next = deck.stepFace(graph, node, place);
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
    found.push(...waysToLay(deck, word, pool));
  }
  return found;
}
