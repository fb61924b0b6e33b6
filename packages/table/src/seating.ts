import { entryAt, type Level, type MatchResult, type Seat } from '@wordhoard/kernel';
import {
  type BotSpeed,
  botName,
  distinctName,
  type EarlyEnd,
  type NewTable,
  type Picture,
  type ServerRefusal,
  type TableOptions,
  type TableStatus,
} from '@wordhoard/protocol';
import type { StoredAutoPass } from './auto-passes.ts';
import type { BotTiming } from './bot-timing.ts';
import { type StoredChatLine, withoutChatOf } from './chat-lines.ts';
import type { SealedSetup } from './setup.ts';
import type { PendingShuffle } from './shuffle.ts';

/** The occupant of a place. A bot has no `who`; a person with a `level` has a bot standing in for them. */
export interface Place {
  readonly who: string | null;
  readonly name: string;
  readonly level: Level | null;
  /** They gave up: the bot keeps the place for good. */
  readonly resigned?: true;
  /** Only a person's, and only one of those at one device. */
  readonly picture?: Picture;
  /** Its guest has declared that a program plays here. */
  readonly program?: true;
}

/** Another match's shuffle, played again: only the server knows it while this one runs. */
export interface SameDeal {
  /** The table where it was played first, and the seat that is compared. */
  readonly of: string;
  readonly seat: Seat;
  readonly seed: string;
  readonly botSeed: string;
}

/** All that is kept of a table besides the log of its play. Plain JSON; never leaves the server as it is. */
export interface TableState {
  readonly code: string;
  readonly host: string;
  readonly options: TableOptions;
  readonly places: readonly (Place | null)[];
  readonly status: TableStatus;
  /** Null while it waits. */
  readonly beginning: SealedSetup | null;
  readonly result: MatchResult | null;
  /** Over, but not by its rules. */
  readonly ended?: EarlyEnd;
  /** Guests who play and have proposed to end the match here, or agreed to. */
  readonly wantEnd?: readonly string[];
  readonly rematch: string | null;
  /** Players' auto-pass choices, by seat. */
  readonly wishes?: Readonly<Record<number, StoredAutoPass | null>>;
  /** Between the command to start and the first card: see `PendingShuffle`. */
  readonly shuffle?: PendingShuffle;
  /** Not dealt by chance. */
  readonly deal?: SameDeal;
  /** Typed messages, the last ones last. Never in the log of the play, nor in a record. */
  readonly chat?: readonly StoredChatLine[];
  /** Over: the id of the link to it, and the guests who let anyone with that link see it. */
  readonly publicLink?: { readonly id: string; readonly agreed: readonly string[] };
  /** Guests the host has sent away, the last ones last: they stay out. */
  readonly kicked?: readonly string[];
}

/** Level of the bots that stand in for people. */
export const STAND_IN_LEVEL: Level = 3;

export const refuse = (
  code: Exclude<ServerRefusal, { reason: string } | { until: unknown }>['code'],
): ServerRefusal => ({ code });
export const isRefusal = (value: TableState | ServerRefusal): value is ServerRefusal =>
  'code' in value && !('host' in value);

export const placesOf = (table: TableState, who: string): Seat[] =>
  table.places.flatMap((place, seat) => (place?.who === who ? [seat] : []));

export const peopleAt = (table: TableState): Set<string> =>
  new Set(table.places.flatMap((place) => (place?.who ? [place.who] : [])));

/** True if a person besides this guest may play here: a guest in another seat who hasn't declared a program. */
export const hasOtherPeople = ({ places }: TableState, who: string): boolean =>
  places.some((place) => place?.who && place.who !== who && !place.program);

/** Guests who play in person, without a bot standing in. */
export const playersAt = ({ places }: TableState): Set<string> =>
  new Set(places.flatMap((place) => (place?.who && place.level === null ? [place.who] : [])));

/** Which bot plays each seat, if one does. */
export const levelsAt = ({ places }: TableState): (Level | null)[] => places.map((place) => place?.level ?? null);

/** Timing of the bots at this table. */
export const botTimingAt = (table: TableState): BotTiming => ({
  speed: table.options.botSpeed ?? 'natural',
  isOneDevice: playersAt(table).size === 1,
});

/** A table with its maker, the others at the same device, and bots in the first of its places, which are enough. */
export function newTableState(
  code: string,
  who: string,
  { options, name, picture, program, others, bots }: NewTable,
): TableState {
  const places: (Place | null)[] = [];
  const namesSoFar = (): string[] => places.map((place) => place!.name);
  const declared = program && { program };
  places.push({ who, name, level: null, ...(picture && { picture }), ...declared });
  for (const person of others) places.push({ who, name: distinctName(person, namesSoFar()), level: null, ...declared });
  for (const level of bots) places.push({ who: null, name: botName(namesSoFar()), level });
  while (places.length < options.seats) places.push(null);
  return { code, host: who, options, places, status: 'waiting', beginning: null, result: null, rematch: null };
}

function withPlace(table: TableState, seat: Seat, place: Place | null): TableState {
  return { ...table, places: table.places.map((old, i) => (i === seat ? place : old)) };
}

/** Names in the other places. */
const otherNames = (table: TableState, seat: Seat): string[] =>
  table.places.flatMap((place, i) => (place && i !== seat ? [place.name] : []));

/**
 * True for guests who may hold several places: at tables shared by link, and the host. At a public table no one else
 * may, so that no guest can take it over.
 */
const mayHoldSeveral = ({ options, host }: TableState, who: string): boolean =>
  options.visibility === 'link' || options.several === true || who === host;

export const isKicked = ({ kicked }: TableState, who: string): boolean => kicked?.includes(who) ?? false;

/** True while seats and options can change: until the shuffle is promised. */
export const isWaiting = (table: TableState): boolean => table.status === 'waiting' && !table.shuffle;

export function takeSeat(
  table: TableState,
  who: string,
  seat: Seat,
  name: string,
  picture?: Picture,
  program?: true,
): TableState | ServerRefusal {
  if (!isWaiting(table)) return refuse('already-started');
  if (seat >= table.places.length) return refuse('no-such-seat');
  const there = table.places[seat];
  if (isKicked(table, who)) return refuse('kicked');
  if (there && there.who !== who) return refuse('seat-taken');
  if (!mayHoldSeveral(table, who) && placesOf(table, who).some((held) => held !== seat)) return refuse('one-place');
  const place: Place = { who, name: distinctName(name, otherNames(table, seat)), level: null };
  return withPlace(table, seat, { ...place, ...(picture && { picture }), ...(program && { program }) });
}

/** Free again while waiting; in play a bot stands in, and the place is kept for its owner. */
export function leaveSeat(table: TableState, who: string, seat: Seat): TableState | ServerRefusal {
  const place = table.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  return isWaiting(table) ? withPlace(table, seat, null) : seatStandIn(table, seat);
}

export function seatStandIn(table: TableState, seat: Seat): TableState | ServerRefusal {
  const place = table.places[seat];
  if (!place?.who) return refuse('not-seated');
  if (table.status !== 'playing') return refuse('not-started');
  return withPlace(table, seat, { ...place, level: place.level ?? STAND_IN_LEVEL });
}

export function returnToSeat(table: TableState, who: string, seat: Seat): TableState | ServerRefusal {
  const place = table.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  if (table.status !== 'playing') return refuse('not-started');
  if (place.resigned) return refuse('resigned');
  return withPlace(table, seat, { ...place, level: null });
}

export const endEarly = ({ wantEnd: _, ...table }: TableState, ended: EarlyEnd): TableState => ({
  ...table,
  status: 'over',
  ended,
});

/**
 * Resigns, by the same rule in every game: with two players the other wins and the match is over; with more a bot plays
 * on in that place for good, as long as a person is left to play with it.
 */
export function resign(table: TableState, who: string, seat: Seat): TableState | ServerRefusal {
  const place = table.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  if (table.status !== 'playing') return refuse('not-started');
  if (place.resigned) return refuse('resigned');
  const others = table.places.some((other, at) => at !== seat && other?.who && !other.resigned);
  if (table.places.length === 2 || !others) return endEarly(table, { code: 'resigned', by: seat });
  return withPlace(table, seat, { ...place, level: place.level ?? STAND_IN_LEVEL, resigned: true });
}

/** Refuses guests who don't play: only players may go on without others. */
export function playerFault(table: TableState, who: string): ServerRefusal | undefined {
  if (table.status !== 'playing') return refuse('not-started');
  return table.places.some((place) => place?.who === who && !place.resigned) ? undefined : refuse('not-seated');
}

/** Puts a bot in the place of an absent player. `isGone`: null if present, false if not absent for long enough. */
export function replaceAbsent(
  table: TableState,
  who: string,
  seat: Seat,
  isGone: (seat: Seat) => boolean | null,
): TableState | ServerRefusal {
  const fault = playerFault(table, who);
  if (fault) return fault;
  if (seat >= table.places.length) return refuse('no-such-seat');
  const gone = isGone(seat);
  if (gone === null) return refuse('not-away');
  return gone ? seatStandIn(table, seat) : refuse('too-soon');
}

/**
 * Ends a match that a player has left, even if a bot plays for them: the players still there may end it. The host may
 * also end it when no one has left but nothing happens any more.
 */
export function endMatch(
  table: TableState,
  who: string,
  isGone: (seat: Seat) => boolean | null,
  isStalled: boolean,
): TableState | ServerRefusal {
  const fault = playerFault(table, who);
  const isHost = table.host === who && table.status === 'playing';
  if (fault && !isHost) return fault;
  const others = table.places.flatMap((place, seat) => (place?.who && place.who !== who ? [{ place, seat }] : []));
  if (!fault && others.some(({ place, seat }) => place.level !== null || isGone(seat)))
    return endEarly(table, { code: 'left', by: entryAt(placesOf(table, who), 0) });
  if (isHost && isStalled) return endEarly(table, { code: 'stalled' });
  return refuse(others.some(({ seat }) => isGone(seat) === false) ? 'too-soon' : 'not-away');
}

/** Closes a match for good that the rules here cannot play on with. */
export function closeMatch(table: TableState, who: string): TableState | ServerRefusal {
  const fault = playerFault(table, who);
  const isHost = table.host === who && table.status === 'playing';
  return fault && !isHost ? fault : { ...table, status: 'closed' };
}

function hostFault(table: TableState, who: string): ServerRefusal | undefined {
  if (!isWaiting(table)) return refuse('already-started');
  return table.host === who ? undefined : refuse('not-host');
}

export function seatBot(table: TableState, who: string, seat: Seat, level: Level): TableState | ServerRefusal {
  const fault = hostFault(table, who);
  if (fault) return fault;
  if (seat >= table.places.length) return refuse('no-such-seat');
  const there = table.places[seat];
  if (there?.who) return refuse('seat-taken');
  const name = there?.name ?? botName(otherNames(table, seat));
  return withPlace(table, seat, { who: null, name, level });
}

/** Number of removed guests to remember; a waiting table never removes more. */
const MAX_KICKED = 200;

/** Frees a place. Its guest loses all their places at the table and can't come back. */
export function clearSeat(table: TableState, who: string, seat: Seat): TableState | ServerRefusal {
  const fault = hostFault(table, who);
  if (fault) return fault;
  if (seat >= table.places.length) return refuse('no-such-seat');
  const gone = table.places[seat]?.who;
  if (!gone || gone === who) return withPlace(table, seat, null);
  const kicked = [...(table.kicked ?? []), gone].slice(-MAX_KICKED);
  const places = table.places.map((place) => (place?.who === gone ? null : place));
  const { chat, ...rest } = table;
  return { ...rest, ...withoutChatOf(chat, gone), places, kicked };
}

/** The options have been read by their game already. Places that would go must be empty. */
export function configure(table: TableState, who: string, options: TableOptions): TableState | ServerRefusal {
  const fault = hostFault(table, who);
  if (fault) return fault;
  // Its code was made for one or the other, and what was said there was meant for those who could come.
  if (options.visibility !== table.options.visibility)
    return { code: 'bad-options', reason: 'who can join is settled when the table is made' };
  if (table.places.slice(options.seats).some((place) => place !== null))
    return { code: 'bad-options', reason: 'somebody sits in a place that would go' };
  return { ...table, options, places: Array.from({ length: options.seats }, (_, seat) => table.places[seat] ?? null) };
}

/** Harmless at any time; after the end it applies to the rematch. */
export function setBotSpeed(table: TableState, who: string, botSpeed: BotSpeed): TableState | ServerRefusal {
  return table.host === who ? { ...table, options: { ...table.options, botSpeed } } : refuse('not-host');
}

/** Refuses all but the host, seated, at a table for invited people: only they may change the config during a match. */
export function amendFault(table: TableState, who: string, seat: Seat): ServerRefusal | undefined {
  if (table.status !== 'playing') return refuse('not-started');
  if (table.host !== who) return refuse('not-host');
  if (table.options.visibility === 'public') return refuse('public-table');
  const place = table.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  return place.level === null ? undefined : refuse('return-first');
}

/** The table with what is agreed now: for all who are told of it, and for a rematch. */
export const withConfig = (table: TableState, config: object): TableState => ({
  ...table,
  options: { ...table.options, config },
});

export function startFault(table: TableState, who: string): ServerRefusal | undefined {
  const fault = hostFault(table, who);
  if (fault) return fault;
  return table.places.includes(null) ? refuse('empty-seats') : undefined;
}

/** The same options, people and bots at a new table, whose host is who asked for it. */
export function rematchOf(table: TableState, who: string, code: string): TableState | ServerRefusal {
  if (table.status !== 'over') return refuse('not-over');
  if (placesOf(table, who).length === 0) return refuse('not-seated');
  const places = table.places.map((place): Place | null => {
    if (!place) return null;
    // Resignations don't carry over to the next match.
    const { resigned: _, ...kept } = place;
    return { ...kept, level: place.who ? null : place.level };
  });
  const { options, kicked } = table;
  const fresh = { status: 'waiting', beginning: null, result: null, rematch: null } as const;
  return { code, host: who, options, places, ...fresh, ...(kicked && { kicked }) };
}

/**
 * The same shuffle and options at a new table, for one person in a seat of theirs: bots play the others, as strong as
 * they were, and in the place of people as strong as one that stands in. Only of a match that is over: its seed is known.
 */
export function sameDealOf(
  table: TableState,
  code: string,
  who: string,
  { name, picture, seat }: { readonly name: string; readonly picture?: Picture; readonly seat: Seat },
): TableState | ServerRefusal {
  if (table.status !== 'over' || !table.beginning) return refuse('not-over');
  if (seat >= table.places.length) return refuse('no-such-seat');
  const taken = [name];
  const bot = (level: Level): Place => {
    const called = botName(taken);
    taken.push(called);
    return { who: null, name: called, level };
  };
  const places = table.places.map((place, at): Place => {
    if (at === seat) return { who, name, level: null, ...(picture && { picture }) };
    return bot((place?.who === null ? place.level : null) ?? STAND_IN_LEVEL);
  });
  const { seed } = table.beginning.table;
  const deal = { of: table.code, seat, seed, botSeed: table.beginning.botSeed };
  const options = { ...table.options, visibility: 'link' } as const;
  const fresh = { status: 'waiting', beginning: null, result: null, rematch: null } as const;
  return { code, host: who, options, places, ...fresh, deal };
}
