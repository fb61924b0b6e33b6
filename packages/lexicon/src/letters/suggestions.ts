import { ROOT, WORD_END } from '../graph.ts';
import type { Lexicon, Tier } from '../lexicon.ts';

export interface SuggestionOptions {
  readonly limit: number;
  /** In letters put in, left out or changed. */
  readonly maxDistance?: number;
  /** Words to pass over, for instance those the table bans. */
  readonly skip?: (word: string) => boolean;
}

export interface Suggestion {
  readonly word: string;
  readonly distance: number;
  readonly tier: Tier;
}

/**
 * Words a player may have meant: the nearest first, among them the best known, then alphabetically. Never the word
 * itself, never an offensive one.
 *
 * Walks the graph with one row of the edit-distance table a letter, and turns back where every entry is too large.
 */
export function suggestions(
  lexicon: Lexicon,
  word: string,
  { limit, maxDistance = 2, skip }: SuggestionOptions,
): Suggestion[] {
  const { nodes, children } = lexicon.graph;
  const found: Suggestion[] = [];
  const width = word.length + 1;
  // Row d, for the first d letters of the path: distance to each beginning of the word. Deeper paths are too long.
  const rows = new Uint16Array(width * (width + maxDistance + 1));
  for (let i = 0; i < width; i++) rows[i] = i;
  const path: number[] = [];

  const visit = (node: number): void => {
    const mask = nodes[2 * node]!;
    const distance = rows[path.length * width + word.length]!;
    if (mask & WORD_END && distance > 0 && distance <= maxDistance) {
      const spelt = String.fromCharCode(...path);
      if (!lexicon.isOffensive(spelt) && !skip?.(spelt))
        found.push({ word: spelt, distance, tier: lexicon.tier(spelt)! });
    }
    let edge = nodes[2 * node + 1]!;
    for (let rest = mask & ~WORD_END; rest !== 0; rest &= rest - 1) {
      const child = children[edge++]!;
      path.push(97 + 31 - Math.clz32(rest & -rest));
      if (fillRow() <= maxDistance) visit(child);
      path.pop();
    }
  };

  /** Fills the row for the path's last letter from the one before; gives its smallest entry. */
  const fillRow = (): number => {
    const letter = path.at(-1)!;
    const above = (path.length - 1) * width;
    const row = path.length * width;
    let smallest = path.length;
    rows[row] = path.length;
    for (let i = 1; i < width; i++) {
      const changed = rows[above + i - 1]! + (word.charCodeAt(i - 1) === letter ? 0 : 1);
      const entry = Math.min(changed, rows[above + i]! + 1, rows[row + i - 1]! + 1);
      rows[row + i] = entry;
      if (entry < smallest) smallest = entry;
    }
    return smallest;
  };

  visit(ROOT);
  return found.sort((a, b) => a.distance - b.distance || a.tier - b.tier || (a.word < b.word ? -1 : 1)).slice(0, limit);
}
