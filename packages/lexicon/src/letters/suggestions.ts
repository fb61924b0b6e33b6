import { ROOT, WORD_END } from '../graph.ts';
import { DICTIONARIES, type Lexicon, type Tier } from '../lexicon.ts';
import { soundOf } from './sound.ts';

export interface SuggestionOptions {
  readonly limit: number;
  /** In slips: a letter too many, missing or wrong, or two neighbours swapped. */
  readonly maxDistance?: number;
  /** Words to pass over, for instance those the table bans. */
  readonly skip?: (word: string) => boolean;
}

export interface Suggestion {
  readonly word: string;
  readonly distance: number;
  readonly tier: Tier;
  readonly soundsAlike: boolean;
}

/** From this length on, a word that sounds alike may be one slip further away: PLAYWRITE, PLAYWRIGHT. */
export const LONG_WORD_LENGTH = 8;

/** A word that sounds alike counts as one slip nearer, one that is in no everyday dictionary as one further away. */
const rankOf = ({ distance, soundsAlike, tier }: Suggestion): number =>
  distance - (soundsAlike ? 1 : 0) + (tier > DICTIONARIES.everyday ? 1 : 0);

/** The likeliest first: by slips, then the better known, then alphabetically. */
export const bySuggestionRank = (a: Suggestion, b: Suggestion): number =>
  rankOf(a) - rankOf(b) || a.tier - b.tier || (a.word < b.word ? -1 : 1);

/**
 * Words a player may have meant: the nearest first, among them the best known, then alphabetically. Never the word
 * itself, never an offensive one.
 *
 * Walks the graph with one row of the edit-distance table a letter, and turns back where every entry is too large.
 */
export function nearestWords(
  lexicon: Lexicon,
  word: string,
  { limit, maxDistance = 2, skip }: SuggestionOptions,
): Suggestion[] {
  const { nodes, children } = lexicon.graph;
  const found: Suggestion[] = [];
  const sound = soundOf(word);
  const farthest = maxDistance + (word.length >= LONG_WORD_LENGTH && maxDistance > 0 ? 1 : 0);
  const width = word.length + 1;
  // Row d, for the first d letters of the path: distance to each beginning of the word. Deeper paths are too long.
  const rows = new Uint16Array(width * (width + farthest + 1));
  for (let i = 0; i < width; i++) rows[i] = i;
  const path: number[] = [];

  const visit = (node: number): void => {
    const mask = nodes[2 * node]!;
    const distance = rows[path.length * width + word.length]!;
    if (mask & WORD_END && distance > 0 && distance <= farthest) consider(String.fromCharCode(...path), distance);
    let edge = nodes[2 * node + 1]!;
    for (let rest = mask & ~WORD_END; rest !== 0; rest &= rest - 1) {
      const child = children[edge++]!;
      path.push(97 + 31 - Math.clz32(rest & -rest));
      if (fillRow() <= farthest) visit(child);
      path.pop();
    }
  };

  const consider = (spelt: string, distance: number): void => {
    const soundsAlike = soundOf(spelt) === sound;
    if (distance > maxDistance && !soundsAlike) return;
    if (!lexicon.isOffensive(spelt) && !skip?.(spelt))
      found.push({ word: spelt, distance, tier: lexicon.tier(spelt)!, soundsAlike });
  };

  /** Fills the row for the path's last letter from the two before; gives its smallest entry. */
  const fillRow = (): number => {
    const depth = path.length;
    const letter = path[depth - 1]!;
    const previous = path[depth - 2];
    const row = depth * width;
    const above = row - width;
    const aboveThat = above - width;
    let smallest = depth;
    rows[row] = depth;
    for (let i = 1; i < width; i++) {
      const typed = word.charCodeAt(i - 1);
      let entry = Math.min(
        rows[above + i - 1]! + (typed === letter ? 0 : 1),
        rows[above + i]! + 1,
        rows[row + i - 1]! + 1,
      );
      if (previous === typed && i > 1 && word.charCodeAt(i - 2) === letter)
        entry = Math.min(entry, rows[aboveThat + i - 2]! + 1);
      rows[row + i] = entry;
      if (entry < smallest) smallest = entry;
    }
    return smallest;
  };

  visit(ROOT);
  return found.sort(bySuggestionRank).slice(0, limit);
}
