import {
  LEVELS,
  type Level,
  MAX_LIMIT_MS,
  type MatchResult,
  MIN_LIMIT_MS,
  type Schema,
  type Seat,
  type Time,
} from '@wordhoard/kernel';
import * as v from 'valibot';
import { BOT_SPEEDS, type BotSpeed } from './bot-speeds.ts';
import { COLOUR_COUNT, EMBLEMS, type Picture } from './constants.ts';

/** Options agreed before play. */
export interface TableOptions {
  readonly game: string;
  /** The game's own, read by the game; null, where a table is asked for, for the game's defaults. */
  readonly config: object | null;
  readonly pace: 'live' | 'relaxed' | { readonly days: number };
  /** Changed limits in ms by name; null switches one off. */
  readonly limits: Readonly<Record<string, number | null>>;
  /** Milliseconds on each chess clock; null for none. */
  readonly bank: number | null;
  /** 'public' is listed on the landing page; 'link' needs the link or the code. */
  readonly visibility: 'public' | 'link';
  /** May people without a seat watch? */
  readonly watching: boolean;
  /** Number of places at the table. */
  readonly seats: number;
  /** May others than the host take several places of a public table, for people at one device? Otherwise one each. */
  readonly several?: boolean;
  /** Whether players at a link table may type messages; yes if missing. Public tables never have typed chat. */
  readonly chat?: boolean;
  /** Bots' speed; natural if missing, as at tables made before this option existed. */
  readonly botSpeed?: BotSpeed;
  /** May one ask for hints? Only where one person plays, against bots or alone; at any other table it means nothing. */
  readonly hints?: boolean;
}

/** Far more than any game seats; how many may play is for each game's rules to say. */
export const MAX_SEATS = 100;

/** Longest game id: it is part of addresses and is stored with every table. */
export const MAX_GAME_ID_LENGTH = 20;

const limitMs = v.pipe(v.number(), v.integer(), v.minValue(MIN_LIMIT_MS), v.maxValue(MAX_LIMIT_MS));

export const tableOptions: Schema<TableOptions> = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(MAX_GAME_ID_LENGTH)),
  config: v.nullable(v.looseObject({})),
  pace: v.union([
    v.picklist(['live', 'relaxed']),
    v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)) }),
  ]),
  limits: v.record(v.pipe(v.string(), v.maxLength(20)), v.nullable(limitMs)),
  bank: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(7_200_000))),
  visibility: v.picklist(['public', 'link']),
  watching: v.boolean(),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS)),
  several: v.exactOptional(v.boolean()),
  chat: v.exactOptional(v.boolean()),
  botSpeed: v.exactOptional(v.picklist(BOT_SPEEDS)),
  hints: v.exactOptional(v.boolean()),
});

export const level: Schema<Level> = v.picklist(LEVELS);

export const picture: Schema<Picture> = v.strictObject({
  mark: v.union([v.picklist(EMBLEMS), v.pipe(v.string(), v.regex(/^[A-Z]$/))]),
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOUR_COUNT - 1)),
});

/** The public facts about the occupant of a place. Guests are told apart by `who`, never by their cookie. */
export interface SeatInfo {
  readonly name: string;
  /** None for bots, and for who has chosen none. */
  readonly picture?: Picture;
  /** The guest has declared that a program plays here. */
  readonly program?: true;
  /** A public id of the guest in this seat; the same for all seats one device plays. Null for a bot. */
  readonly who: string | null;
  /** Of the bot, or of the bot that stands in for a person who has left. */
  readonly level: Level | null;
  /**
   * A person is connected and plays ('here'), is away, or a bot stands in, for good if they resigned; bots are 'here'.
   * In a correspondence game connections are private: a player who is not late is 'here'.
   */
  readonly presence: 'here' | 'away' | 'stand-in' | 'resigned';
  /**
   * For a player who is away: the match time from which the others need not wait. At a live table a bot then stands in;
   * at others any player may have a bot stand in, or end the game.
   */
  readonly goOnAt?: Time;
}

export const TABLE_STATUSES = ['waiting', 'playing', 'over', 'closed'] as const;
/** 'closed': it was in play, could not go on by newer rules, and was ended for good. */
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** Why a match is over before its rules have ended it, and by which seat. The scores are what they were. */
export type EarlyEnd =
  /** With two players the other has won; with more, no person was left to play. */
  | { readonly code: 'resigned'; readonly by: Seat }
  /** A player had left, and one who was still there ended it. */
  | { readonly code: 'left'; readonly by: Seat }
  /** No player had left, but play had stopped, and the host ended it. */
  | { readonly code: 'stalled' }
  /** All players agreed to end it here. */
  | { readonly code: 'agreed' };

/**
 * Why this server cannot show or go on with the match of a table. Over or closed, its record can be had all the same; in
 * play it cannot, for another server, or this one after a rollback, may go on with it. A player ends it for good by `end`.
 */
export type UnplayableReason =
  /** Played by the version `needs` of the rules; here is version `has`. */
  | { readonly code: 'other-rules'; readonly needs: number; readonly has: number }
  | { readonly code: 'other-words' }
  /** These rules refuse what is in its log. */
  | { readonly code: 'unplayable' };

/** The way to a finished game for people who were not there, and the seats whose players have agreed to it. */
export interface PublicLink {
  readonly id: string;
  readonly agreed: readonly Seat[];
}

/** Everything about a table but the play itself. Public to all who may enter. */
export interface TableInfo {
  /** The code in the link and the invitation, like FOX-OWL-3707. */
  readonly code: string;
  readonly options: TableOptions;
  readonly host: string;
  /** Null for an empty place. */
  readonly seats: readonly (SeatInfo | null)[];
  readonly watchers: number;
  readonly status: TableStatus;
  readonly outdated: UnplayableReason | null;
  /** The id of the lexicon it is played with: that of its match, which may be an earlier one. Absent from older servers. */
  readonly words?: string;
  /**
   * SHA-256 of the server's part of the shuffle and a nonce. While the table waits it says that the match is about to start:
   * now is the time to add salts. Where no salts are asked for it is of seed and nonce, and there from the start.
   */
  readonly commitment: string | null;
  /** When the match is over. The parts are in its record. */
  readonly reveal: { readonly seed: string; readonly nonce: string } | null;
  readonly result: MatchResult | null;
  /** Over, but not by its rules: then there is no result. */
  readonly ended?: EarlyEnd;
  /** In play: seats whose players want to end the match here. It ends when all players do; missing if none does. */
  readonly wantEnd?: readonly Seat[];
  /** Over: who lets anyone with the link see it. There is nothing to see at `/game/<id>` before every person has. */
  readonly publicLink?: PublicLink;
  /** The shuffle of that table is played again here, in that seat. */
  readonly sameAs?: { readonly code: string; readonly seat: Seat };
  /** The next table of the same people, once a rematch was asked for. */
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

/** A public match that is being played and may be watched, on the landing page. */
export interface WatchableListing {
  readonly code: string;
  readonly game: string;
  /** Names, by seat. */
  readonly players: readonly string[];
  /** Match time in ms; null where it is played at another server. */
  readonly played: Time | null;
}

export const seatNumber: Schema<Seat> = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
