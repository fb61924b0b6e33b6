import type { Lexicon, Tier } from '@wordhoard/lexicon';
import type { Board } from './board.ts';
import { scoreWord } from './scoring.ts';

export interface BestOptions {
  readonly limit: number;
  readonly maxTier?: Tier;
  readonly handicap?: boolean;
}
export interface BestWord {
  readonly word: string;
  readonly points: number;
}

// INTERIM scan
let cache: { env: Lexicon; words: string[]; tiers: Tier[] } | undefined;
export function bestWords(
  env: Lexicon,
  board: Board,
  { limit, maxTier = 80, handicap = false }: BestOptions,
): BestWord[] {
  if (cache?.env !== env) {
    const words = [...env.words()];
    cache = { env, words, tiers: words.map((_, i) => env.tierAt(i)!) };
  }
  const found: BestWord[] = [];
  for (const [i, word] of cache.words.entries())
    if (cache.tiers[i]! <= maxTier) found.push({ word, points: scoreWord(board, word, handicap).points });
  return found.sort((a, b) => b.points - a.points).slice(0, limit);
}
