import type { MadeClaim, Unpaid } from './bonuses.ts';
import { LETTERS_A_TURN } from './cards.ts';
import type { ItemName, Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import type { Sheet } from './sheet.ts';
import type { Claim } from './words.ts';

/** Reward of one step. */
export interface StepReward {
  readonly step: TurnStep;
  /** The word claimed, and the words that it extends. */
  readonly claim: Claim | null;
  /** Why a word of five letters or more was paid nothing for its length; null if it was, and for all else. */
  readonly unpaid: Unpaid | null;
  readonly paid: number;
  readonly circled: readonly Square[];
  readonly forged: readonly ItemName[];
  /** By items and by length. */
  readonly coins: number;
  readonly crowns: number;
}

/** A turn under way. A value: each step makes another. */
export interface TurnSoFar {
  /** As it would be if the turn ended here. */
  readonly sheet: Sheet;
  /** The squares written this turn, in the order they were. */
  readonly fresh: readonly Square[];
  readonly claims: readonly MadeClaim[];
  readonly earned: readonly StepReward[];
  /** Actions still open: letters that must be written, goblets and swords that may be used. */
  readonly open: { readonly letters: number; readonly goblets: number; readonly swords: number };
  /** The sheet before the turn, and what the turn has brought since; the grids' ends are applied to the sum. */
  readonly before: Sheet;
  readonly coins: number;
  readonly crowns: number;
}

/** Apart from the rules of its steps: a page draws it while those are on their way. */
export const beginTurn = (sheet: Sheet): TurnSoFar => ({
  sheet,
  fresh: [],
  claims: [],
  earned: [],
  open: { letters: LETTERS_A_TURN, goblets: 0, swords: 0 },
  before: sheet,
  coins: 0,
  crowns: 0,
});
