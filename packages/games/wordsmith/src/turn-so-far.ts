import type { MadeClaim, NoBonusReason } from './bonuses.ts';
import type { Components } from './components.ts';
import type { ItemName, Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import type { Sheet } from './sheet.ts';
import type { Claim } from './words.ts';

/** The reward of one step. */
export interface StepReward {
  readonly step: TurnStep;
  /** The word claimed, and the words that it extends. */
  readonly claim: Claim | null;
  /** Why a word of five letters or more earned no length bonus; null if it did, and for other steps. */
  readonly unpaid: NoBonusReason | null;
  readonly paid: number;
  readonly circled: readonly Square[];
  readonly forged: readonly ItemName[];
  /** From items and from the length bonus. */
  readonly coins: number;
  readonly crowns: number;
}

/** A turn in progress. Immutable: each step makes a new one. */
export interface TurnSoFar {
  /** The sheet if the turn ended here. */
  readonly sheet: Sheet;
  /** The squares written this turn, in the order of writing. */
  readonly newSquares: readonly Square[];
  readonly claims: readonly MadeClaim[];
  readonly rewards: readonly StepReward[];
  /** Letters that must still be written, and goblets and swords that may be used. */
  readonly remaining: { readonly letters: number; readonly goblets: number; readonly swords: number };
  /** The sheet before the turn, and the coins and crowns earned since. Only their sum is capped by the grids. */
  readonly before: Sheet;
  readonly coins: number;
  readonly crowns: number;
}

/** In a file of its own, because a page draws it before the rules of the steps are loaded. */
export const beginTurn = (sheet: Sheet, { lettersPerTurn }: Pick<Components, 'lettersPerTurn'>): TurnSoFar => ({
  sheet,
  newSquares: [],
  claims: [],
  rewards: [],
  remaining: { letters: lettersPerTurn, goblets: 0, swords: 0 },
  before: sheet,
  coins: 0,
  crowns: 0,
});
