import type { Result, Seat } from '@wordhoard/kernel';
import { botName, distinctName, type HouseRefusal, type Level, type TableOptions } from '@wordhoard/protocol';
import type { AnyTable } from './game.ts';

/** Somebody in a place. A bot has no `who`; a person with a `level` has a bot standing in for them. */
export interface Place {
  readonly who: string | null;
  readonly name: string;
  readonly level: Level | null;
}

/** What is settled when play starts, secrets and all: with the log, everything needed to play it again. */
export interface Beginning {
  readonly table: AnyTable;
  readonly nonce: string;
  readonly commitment: string;
  /** The bots' luck: not the seed of the match, of which they must know nothing. */
  readonly botSeed: string;
  /** Which rules and which words; a house that has others cannot go on with this table. */
  readonly rules: number;
  readonly words: string;
}

/** All that is kept of a table besides the log of its play. Plain JSON; never leaves the server as it is. */
export interface Lobby {
  readonly code: string;
  readonly host: string;
  readonly options: TableOptions;
  readonly places: readonly (Place | null)[];
  readonly status: 'waiting' | 'playing' | 'over' | 'closed';
  readonly beginning: Beginning | null;
  readonly result: Result | null;
  readonly rematch: string | null;
}

/** Who gives a person's place to a bot that stands in for them. */
export const STAND_IN_LEVEL: Level = 3;

export const refuse = (code: Exclude<HouseRefusal, { reason: string }>['code']): HouseRefusal => ({ code });
export const isRefusal = (value: Lobby | HouseRefusal): value is HouseRefusal => 'code' in value && !('host' in value);

export const placesOf = (lobby: Lobby, who: string): Seat[] =>
  lobby.places.flatMap((place, seat) => (place?.who === who ? [seat] : []));

export const peopleAt = (lobby: Lobby): Set<string> =>
  new Set(lobby.places.flatMap((place) => (place?.who ? [place.who] : [])));

function withPlace(lobby: Lobby, seat: Seat, place: Place | null): Lobby {
  return { ...lobby, places: lobby.places.map((old, i) => (i === seat ? place : old)) };
}

/** What those in the other places are called. */
const namesBeside = (lobby: Lobby, seat: Seat): string[] =>
  lobby.places.flatMap((place, i) => (place && i !== seat ? [place.name] : []));

const waiting = (lobby: Lobby): boolean => lobby.status === 'waiting';

export function sit(lobby: Lobby, who: string, seat: Seat, name: string): Lobby | HouseRefusal {
  if (!waiting(lobby)) return refuse('already-started');
  if (seat >= lobby.places.length) return refuse('no-such-seat');
  const there = lobby.places[seat];
  if (there && there.who !== who) return refuse('seat-taken');
  return withPlace(lobby, seat, { who, name: distinctName(name, namesBeside(lobby, seat)), level: null });
}

/** Free again while waiting; in play a bot stands in, and the place is kept for its owner. */
export function rise(lobby: Lobby, who: string, seat: Seat): Lobby | HouseRefusal {
  const place = lobby.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  return waiting(lobby) ? withPlace(lobby, seat, null) : standIn(lobby, seat);
}

export function standIn(lobby: Lobby, seat: Seat): Lobby | HouseRefusal {
  const place = lobby.places[seat];
  if (!place?.who) return refuse('not-seated');
  if (lobby.status !== 'playing') return refuse('not-started');
  return withPlace(lobby, seat, { ...place, level: place.level ?? STAND_IN_LEVEL });
}

export function comeBack(lobby: Lobby, who: string, seat: Seat): Lobby | HouseRefusal {
  const place = lobby.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  if (lobby.status !== 'playing') return refuse('not-started');
  return withPlace(lobby, seat, { ...place, level: null });
}

function hostFault(lobby: Lobby, who: string): HouseRefusal | undefined {
  if (!waiting(lobby)) return refuse('already-started');
  return lobby.host === who ? undefined : refuse('not-host');
}

export function seatBot(lobby: Lobby, who: string, seat: Seat, level: Level): Lobby | HouseRefusal {
  const fault = hostFault(lobby, who);
  if (fault) return fault;
  if (seat >= lobby.places.length) return refuse('no-such-seat');
  const there = lobby.places[seat];
  if (there?.who) return refuse('seat-taken');
  const name = there?.name ?? botName(namesBeside(lobby, seat));
  return withPlace(lobby, seat, { who: null, name, level });
}

export function clearSeat(lobby: Lobby, who: string, seat: Seat): Lobby | HouseRefusal {
  const fault = hostFault(lobby, who);
  if (fault) return fault;
  return seat < lobby.places.length ? withPlace(lobby, seat, null) : refuse('no-such-seat');
}

/** The options have been read by their game already. Places that would go must be empty. */
export function configure(lobby: Lobby, who: string, options: TableOptions): Lobby | HouseRefusal {
  const fault = hostFault(lobby, who);
  if (fault) return fault;
  if (lobby.places.slice(options.seats).some((place) => place !== null))
    return { code: 'bad-options', reason: 'somebody sits in a place that would go' };
  return { ...lobby, options, places: Array.from({ length: options.seats }, (_, seat) => lobby.places[seat] ?? null) };
}

export function mayStart(lobby: Lobby, who: string): HouseRefusal | undefined {
  const fault = hostFault(lobby, who);
  if (fault) return fault;
  return lobby.places.includes(null) ? refuse('empty-seats') : undefined;
}

/** The same options, people and bots at a new table, whose host is who asked for it. */
export function rematchOf(lobby: Lobby, who: string, code: string): Lobby | HouseRefusal {
  if (lobby.status !== 'over') return refuse('not-over');
  if (placesOf(lobby, who).length === 0) return refuse('not-seated');
  const places = lobby.places.map((place) => place && { ...place, level: place.who ? null : place.level });
  const fresh = { status: 'waiting', beginning: null, result: null, rematch: null } as const;
  return { ...lobby, ...fresh, code, host: who, places };
}
