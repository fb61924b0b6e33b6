import { type BestWord, bestByLetters, type Credits, type Lexicon, type Tier } from '@wordhoard/lexicon';
import type { Board } from './board.ts';
import { scoreWord } from './scoring.ts';

export interface BestOptions {
  readonly top: number;
  /** The rarest words to be thought of. */
  readonly maxTier?: Tier;
  readonly handicap?: boolean;
  readonly offensive?: boolean;
  readonly skip?: (word: string) => boolean;
}

/** [WY-12] What the uses of each letter earn: its cards, the better one first. */
function creditsOf(board: Board): Credits {
  const credits: Record<string, number[]> = {};
  for (const { letter, value } of board) credits[letter] = [...(credits[letter] ?? []), value];
  return credits;
}

/** The words that score most on a board; of equals the best known first. */
export function bestWords(env: Lexicon, board: Board, { handicap = false, ...options }: BestOptions): BestWord[] {
  // [WY-22] A handicap only ever takes points off.
  const correct = (word: string): number => scoreWord(board, word, true).points;
  return bestByLetters(env, creditsOf(board), handicap ? { ...options, correct } : options);
}
