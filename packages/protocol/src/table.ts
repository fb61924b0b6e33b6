import type { Result, Schema, Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { NAME_LENGTH } from './names.ts';

/** What the players have agreed on before play. `config` is the game's own and is read by the game. */
export interface TableOptions {
  readonly game: string;
  readonly config: unknown;
  readonly pace: 'live' | 'relaxed' | { readonly days: number };
  /** Changed limits in ms by name; null switches one off. */
  readonly limits: Readonly<Record<string, number | null>>;
  /** Milliseconds on each chess clock; null for none. */
  readonly bank: number | null;
  /** 'public' is listed on the landing page; 'link' needs the link or the code. */
  readonly visibility: 'public' | 'link';
  /** May people without a seat watch? */
  readonly watching: boolean;
  /** How many places the table has. */
  readonly seats: number;
}

const limitMs = v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(30 * 86_400_000));

export const tableOptions: Schema<TableOptions> = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  config: v.unknown(),
  pace: v.union([
    v.picklist(['live', 'relaxed']),
    v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)) }),
  ]),
  limits: v.record(v.pipe(v.string(), v.maxLength(20)), v.nullable(limitMs)),
  bank: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(7_200_000))),
  visibility: v.picklist(['public', 'link']),
  watching: v.boolean(),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
});

/** Strength of a computer player. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];
export const level: Schema<Level> = v.picklist(LEVELS);

/** Who sits in a place, as everybody may know it. Guests are told apart by `who`, never by their cookie. */
export interface SeatInfo {
  readonly name: string;
  /** A public id of the guest in this seat; the same for all seats one device plays. Null for a bot. */
  readonly who: string | null;
  /** Of the bot, or of the bot that stands in for a person who has left. */
  readonly level: Level | null;
  /** A person is connected and plays it ('here'), is away, or a bot stands in; bots are always 'here'. */
  readonly presence: 'here' | 'away' | 'stand-in';
}

/** Everything about a table but the play itself. Public to all who may enter. */
export interface TableInfo {
  /** What the link and the invitation carry, like FOX-37. */
  readonly code: string;
  readonly options: TableOptions;
  readonly host: string;
  /** Null where nobody sits yet. */
  readonly seats: readonly (SeatInfo | null)[];
  readonly watchers: number;
  readonly status: 'waiting' | 'playing' | 'over' | 'closed';
  /** SHA-256 of seed and nonce, from the start; seed and nonce when the match is over. */
  readonly commitment: string | null;
  readonly reveal: { readonly seed: string; readonly nonce: string } | null;
  readonly result: Result | null;
  /** The next table of the same people, once somebody asked for a rematch. */
  readonly rematch: string | null;
}

/** A line on the landing page. */
export interface TableListing {
  readonly code: string;
  readonly game: string;
  readonly hostName: string;
  readonly taken: number;
  readonly seats: number;
  readonly pace: TableOptions['pace'];
}

export const seatNumber: Schema<Seat> = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

/** Names are shown to strangers: short, and no control or formatting characters. */
export const playerName: Schema<string> = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(NAME_LENGTH),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
);
