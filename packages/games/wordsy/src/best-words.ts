import { type BestWord, bestByLetters, type Credits, type Lexicon, type Tier } from '@wordhoard/lexicon';
import type { Board } from './board.ts';
import { type Handicap, scoreWord } from './scoring.ts';

export interface BestWordsOptions {
  readonly top: number;
  /** The rarest tier to search. */
  readonly maxTier?: Tier;
  readonly handicap?: Handicap | null;
  readonly offensive?: boolean;
  readonly skip?: (word: string) => boolean;
}

/** [WY-12] The points of each letter's first, second … use: the values of its cards, highest first. */
function creditsOf(board: Board): Credits {
  const credits: Record<string, number[]> = {};
  for (const { letter, value } of board) credits[letter] = [...(credits[letter] ?? []), value];
  return credits;
}

/** The highest-scoring words on a board. Ties go to the better-known word. */
export function bestWords(env: Lexicon, board: Board, { handicap = null, ...options }: BestWordsOptions): BestWord[] {
  // [WY-22] A handicap only ever takes points off.
  const correct = (word: string): number => scoreWord(board, word, handicap).points;
  return bestByLetters(env, creditsOf(board), handicap ? { ...options, correct } : options);
}
