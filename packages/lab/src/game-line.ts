import type { BySeat } from '@wordhoard/kernel';
import type { GameKey } from './experiment.ts';

export const FAULT_CODES = ['refused', 'stuck', 'exception', 'no-end'] as const;

/** A finished game as it is stored: everything a report is made of. */
export interface FinishedLine extends GameKey {
  /** Players by seat. */
  readonly bots: BySeat<string>;
  readonly scores: BySeat<number>;
  /** Best first; a shared place is one group. */
  readonly places: readonly (readonly number[])[];
  /** Number of turns as people count them; null if the game doesn't define turns. */
  readonly turns: number | null;
  /** Number of answers, and how many of them were the only one possible; null if the game can't tell. */
  readonly decisions: number;
  readonly forced: number | null;
  /** Number of free moves. */
  readonly free: number;
  /** Number of deadlines that passed. */
  readonly timeouts: number;
  /** Match time in milliseconds, at the speed of the bots. */
  readonly ms: number;
  /** Number of times the lead changed hands. */
  readonly leads: number | null;
  /** The most the winner was ever behind, in points. */
  readonly behind: number | null;
  /** Share of the decisions after which the winner led alone to the end; 1 if they never did. */
  readonly settled: number | null;
  /** By seat: number of times it was kept from a forbidden action. */
  readonly held: BySeat<number>;
  /** Items that came up, as `kind/name`: number of times for each seat. */
  readonly things: Readonly<Record<string, readonly number[]>>;
  /** Items that came up for all seats alike. */
  readonly common: Readonly<Record<string, number>>;
}

/** A game that broke the contract; its record is kept beside the file. */
export interface BrokenLine extends GameKey {
  readonly bots: readonly string[];
  readonly fault: { readonly code: (typeof FAULT_CODES)[number]; readonly after: number; readonly why: string };
}

export type GameLine = FinishedLine | BrokenLine;
export const isBroken = (line: GameLine): line is BrokenLine => 'fault' in line;

/** A seat's part of the win: a shared first place is shared. */
export const winShare = ({ places }: Pick<FinishedLine, 'places'>, seat: number): number =>
  places[0]?.includes(seat) ? 1 / places[0].length : 0;
