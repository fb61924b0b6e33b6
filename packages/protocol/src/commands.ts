import type { Schema, Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type Level, level, playerName, seatNumber, type TableOptions, tableOptions } from './table.ts';

/** Chat is by preset: nothing to moderate, and every language can show it. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-word',
  'ouch',
  'thinking',
  'hurry',
  'oops',
  'thanks',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What a client asks a table to do. */
export type Command =
  /** Take a place. One device may take several (hot seat), each with a name of its own. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  /** Leave a place: free again while waiting; in play a bot stands in. */
  | { readonly type: 'rise'; readonly seat: Seat }
  /** Back into a place a bot has been keeping. */
  | { readonly type: 'return'; readonly seat: Seat }
  /** Host only, while waiting. */
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly level: Level }
  | { readonly type: 'clear-seat'; readonly seat: Seat }
  | { readonly type: 'configure'; readonly options: TableOptions }
  | { readonly type: 'start' }
  /** The move is read by the game. */
  | { readonly type: 'move'; readonly seat: Seat; readonly move: unknown }
  | { readonly type: 'say'; readonly seat: Seat; readonly phrase: Phrase }
  /** After the end: a new table with the same options and people. */
  | { readonly type: 'rematch' };

const seat = seatNumber;

/** They are tried in this order: what is sent most comes first. */
export const command: Schema<Command> = v.variant('type', [
  v.strictObject({ type: v.literal('move'), seat, move: v.unknown() }),
  v.strictObject({ type: v.literal('sit'), seat, name: playerName }),
  v.strictObject({ type: v.literal('rise'), seat }),
  v.strictObject({ type: v.literal('return'), seat }),
  v.strictObject({ type: v.literal('seat-bot'), seat, level }),
  v.strictObject({ type: v.literal('clear-seat'), seat }),
  v.strictObject({ type: v.literal('configure'), options: tableOptions }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('say'), seat, phrase: v.picklist(PHRASES) }),
  v.strictObject({ type: v.literal('rematch') }),
]);

/** What a client sends over the socket. */
export type ClientMessage =
  /**
   * First thing said: which table, and for each viewer the last cursor seen (0: nothing yet). The server answers with
   * the table and, for every viewer this guest may be, what was missed.
   */
  | { readonly type: 'enter'; readonly table: string; readonly after: Readonly<Record<string, number>> }
  /** `id` is made by the client: a command sent twice is carried out once, and answered twice. */
  | { readonly type: 'command'; readonly id: string; readonly command: Command }
  | { readonly type: 'ping' };

export const clientMessage: Schema<ClientMessage> = v.variant('type', [
  v.strictObject({ type: v.literal('command'), id: v.pipe(v.string(), v.minLength(8), v.maxLength(40)), command }),
  v.strictObject({
    type: v.literal('enter'),
    table: v.pipe(v.string(), v.maxLength(12)),
    after: v.record(v.pipe(v.string(), v.maxLength(8)), v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({ type: v.literal('ping') }),
]);
