import type { BySeat, Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
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

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const key = { players: whole, game: whole, bots: v.array(v.string()) };

export const lineSchema: Schema<GameLine> = v.union([
  v.strictObject({
    ...key,
    scores: v.array(v.number()),
    places: v.array(v.array(whole)),
    turns: v.nullable(whole),
    decisions: whole,
    forced: v.nullable(whole),
    free: whole,
    timeouts: whole,
    ms: whole,
    leads: v.nullable(whole),
    behind: v.nullable(v.number()),
    settled: v.nullable(v.number()),
    held: v.array(whole),
    things: v.record(v.string(), v.array(v.number())),
    common: v.record(v.string(), v.number()),
  }),
  v.strictObject({
    ...key,
    fault: v.strictObject({ code: v.picklist(FAULT_CODES), after: whole, why: v.string() }),
  }),
]);

/** A seat's part of the win: a shared first place is shared. */
export const winShare = ({ places }: Pick<FinishedLine, 'places'>, seat: number): number =>
  places[0]?.includes(seat) ? 1 / places[0].length : 0;
