import type { Level, Schema, Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type AutoPassChoice, autoPassChoice } from './auto-pass-choice.ts';
import { BOT_SPEEDS, type BotSpeed } from './bot-speeds.ts';
import { chatText } from './chat-text.ts';
import { PHRASES, type Phrase, type Picture } from './constants.ts';
import { playerName } from './player-name.ts';
import { level, picture, seatNumber, type TableOptions, tableOptions } from './table.ts';

/** Commands from a client to a table. */
export type Command =
  /**
   * Take a place. One device may take several (hot seat), each with a name of its own. `program` declares that a program
   * plays there, which all are shown.
   */
  | {
      readonly type: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly picture?: Picture;
      readonly program?: true;
    }
  /** Leave a place: free again while waiting; in play a bot stands in. */
  | { readonly type: 'rise'; readonly seat: Seat }
  /** Back into a place a bot has been keeping. */
  | { readonly type: 'return'; readonly seat: Seat }
  /** Gives up a match: of two, the other wins; of more, a bot plays on in that place, for good. */
  | { readonly type: 'resign'; readonly seat: Seat }
  /** Puts a bot in the place of a player who has been away long enough (`goOnAt`), until they send `return`. */
  | { readonly type: 'stand-in'; readonly seat: Seat }
  /** Ends a match that a player has left, for all, with the scores as they are. */
  | { readonly type: 'end' }
  /** Proposes to end a match here and now, or agrees: it ends when all who play have. `false` declines or takes it back. */
  | { readonly type: 'agree-end'; readonly agrees: boolean }
  /** Host only, while waiting. */
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly level: Level }
  | { readonly type: 'clear-seat'; readonly seat: Seat }
  | { readonly type: 'configure'; readonly options: TableOptions }
  | { readonly type: 'start' }
  /**
   * A seat's part of the shuffle: 16 random bytes in hex, drawn after this commitment was shown. It is in the seed if this
   * is answered by `done`.
   */
  | { readonly type: 'salt'; readonly seat: Seat; readonly commitment: string; readonly salt: string }
  /** Host only, at any time. */
  | { readonly type: 'bot-speed'; readonly speed: BotSpeed }
  /** The move is read by the game. */
  | { readonly type: 'move'; readonly seat: Seat; readonly move: unknown }
  /**
   * Host only, while the match runs, and not at public tables: changes what was agreed, from now on (a word is allowed).
   * `seat` is a place of the host's. The amendment is read by the game.
   */
  | { readonly type: 'amend'; readonly seat: Seat; readonly amendment: unknown }
  /** Sets a seat's auto-pass choice; null switches it off. */
  | { readonly type: 'pass-for-me'; readonly seat: Seat; readonly wish: AutoPassChoice | null }
  | { readonly type: 'say'; readonly seat: Seat; readonly phrase: Phrase }
  /** A typed message, where the table has chat: only by link, and not if the host has switched it off. */
  | { readonly type: 'chat'; readonly seat: Seat; readonly text: string }
  /** Host only, at any time. Switched off, what was written is deleted. */
  | { readonly type: 'allow-chat'; readonly allowed: boolean }
  /** After the end: lets anyone with the link see the game, as far as it is up to this guest; or no longer does. */
  | { readonly type: 'allow-viewing'; readonly agreed: boolean }
  /** After the end: a new table with the same options and people. */
  | { readonly type: 'rematch' };

const seat = seatNumber;
const hex = (digits: number): Schema<string> => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

/** They are tried in this order: what is sent most comes first. */
export const command: Schema<Command> = v.variant('type', [
  v.strictObject({ type: v.literal('move'), seat, move: v.unknown() }),
  v.strictObject({
    type: v.literal('sit'),
    seat,
    name: playerName,
    picture: v.exactOptional(picture),
    program: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('pass-for-me'), seat, wish: v.nullable(autoPassChoice) }),
  v.strictObject({ type: v.literal('rise'), seat }),
  v.strictObject({ type: v.literal('return'), seat }),
  v.strictObject({ type: v.literal('resign'), seat }),
  v.strictObject({ type: v.literal('stand-in'), seat }),
  v.strictObject({ type: v.literal('end') }),
  v.strictObject({ type: v.literal('agree-end'), agrees: v.boolean() }),
  v.strictObject({ type: v.literal('seat-bot'), seat, level }),
  v.strictObject({ type: v.literal('clear-seat'), seat }),
  v.strictObject({ type: v.literal('configure'), options: tableOptions }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('salt'), seat, commitment: hex(64), salt: hex(32) }),
  v.strictObject({ type: v.literal('bot-speed'), speed: v.picklist(BOT_SPEEDS) }),
  v.strictObject({ type: v.literal('amend'), seat, amendment: v.unknown() }),
  v.strictObject({ type: v.literal('say'), seat, phrase: v.picklist(PHRASES) }),
  v.strictObject({ type: v.literal('chat'), seat, text: chatText }),
  v.strictObject({ type: v.literal('allow-chat'), allowed: v.boolean() }),
  v.strictObject({ type: v.literal('allow-viewing'), agreed: v.boolean() }),
  v.strictObject({ type: v.literal('rematch') }),
]);

/** Messages from a client over the socket. */
export type ClientMessage =
  /**
   * The first message: which table, and for each viewer the last cursor seen (0: nothing yet). The server answers with
   * the table and, for every viewer this guest may be, what was missed.
   */
  | { readonly type: 'enter'; readonly table: string; readonly after: Readonly<Record<string, number>> }
  /** `id` is made by the client: a command sent twice is carried out once, and answered twice. */
  | { readonly type: 'command'; readonly id: string; readonly command: Command }
  /**
   * Says whether a person is looking at this device now. A client that has entered counts as looking until it says
   * otherwise. While no other client is connected, match time and bots stand still. Answered by a `pong`.
   */
  | { readonly type: 'look'; readonly looking: boolean }
  | { readonly type: 'ping' };

export const clientMessage: Schema<ClientMessage> = v.variant('type', [
  v.strictObject({ type: v.literal('command'), id: v.pipe(v.string(), v.minLength(8), v.maxLength(40)), command }),
  v.strictObject({
    type: v.literal('enter'),
    table: v.pipe(v.string(), v.maxLength(20)),
    after: v.record(v.pipe(v.string(), v.maxLength(8)), v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({ type: v.literal('look'), looking: v.boolean() }),
  v.strictObject({ type: v.literal('ping') }),
]);
