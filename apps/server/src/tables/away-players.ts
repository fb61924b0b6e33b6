import type { Seat, Time } from '@wordhoard/kernel';
import type { ServerRefusal } from '@wordhoard/protocol';
import { type Place, peopleAt, type RunningMatch, refuse, STAND_IN_LEVEL, type TableState } from '@wordhoard/table';
import { awakeTime } from '../clock.ts';
import type { Absence } from './absence.ts';
import type { Connections } from './connections.ts';
import type { TableServices } from './services.ts';

const DAY = 86_400_000;

/** The facts about a table that decide how long the others wait for a player. */
interface Situation {
  readonly state: TableState;
  readonly running: RunningMatch | null;
  readonly connections: Connections;
  readonly absence: Absence;
  readonly services: Pick<TableServices, 'clock' | 'graceMs'>;
}

/**
 * The time from which the others need not wait for a seat; null if its player isn't away. In correspondence games it is
 * when the seat has kept them waiting for as long as one answer may take. Until then it is secret there, because it
 * would show who has answered a sealed question and who is connected.
 */
export function goOnAt(situation: Situation, seat: Seat): Time | null {
  const at = timeOutAt(situation, seat);
  const isCorrespondence = typeof situation.state.options.pace === 'object';
  return isCorrespondence && at !== null && at > (situation.running?.now() ?? 0) ? null : at;
}

/** The time at which the next player of a correspondence game will be late; null if none will, and for other games. */
export function nextLateTime(situation: Situation): Time | null {
  const { state, running } = situation;
  if (typeof state.options.pace !== 'object' || !running) return null;
  const times = state.places.flatMap((_, seat) => timeOutAt(situation, seat) ?? []);
  const ahead = times.filter((at) => at > running.now());
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

function timeOutAt({ state, running, connections, absence, services }: Situation, seat: Seat): Time | null {
  const { places, status, options } = state;
  const place = places[seat];
  if (!running || status !== 'playing' || !place?.who || place.level !== null) return null;
  if (connections.isConnected(place.who)) return null;
  if (typeof options.pace === 'object') {
    const since = running.waitingSince(seat);
    return since === null ? null : since + options.pace.days * DAY;
  }
  const { clock, graceMs } = services;
  const at = absence.firstTimeout([place.who], graceMs[options.pace]);
  return at === null ? null : running.now() + Math.max(0, Math.ceil(at - awakeTime(clock)));
}

/** True if the others need not wait for this seat any longer; null if its player isn't away at all. */
export function isAwayTooLong(situation: Situation, seat: Seat): boolean | null {
  const at = goOnAt(situation, seat);
  return at === null ? null : at <= (situation.running?.now() ?? 0);
}

/**
 * The guests whom the table waits for, and for how many milliseconds: players before a bot stands in, a host before the
 * next in line takes over.
 */
export function awaitedGuests(situation: Situation, clockRuns: boolean): { grace: number; whom: string[] } {
  const { status, options, places, host } = situation.state;
  const { graceMs } = situation.services;
  if (status === 'waiting') return { grace: graceMs.live, whom: nextHost(situation) === undefined ? [] : [host] };
  // Without clocks players aren't hurried: a bot stands in only on request.
  if (status !== 'playing' || options.pace !== 'live' || !clockRuns) return { grace: 0, whom: [] };
  const whom = places.flatMap((place) => (place?.who && place.level === null ? [place.who] : []));
  return { grace: graceMs.live, whom };
}

/** The guest who becomes host of a waiting table if the host is gone. */
const nextHost = ({ state, connections }: Pick<Situation, 'state' | 'connections'>): string | undefined =>
  [...peopleAt(state)].find((who) => who !== state.host && connections.isConnected(who));

/** The table without the absent guests: with another host while it waits for players, later with bots in their seats. */
export function withoutAbsent(
  situation: Pick<Situation, 'state' | 'connections'>,
  absent: ReadonlySet<string>,
): TableState | ServerRefusal {
  const { state } = situation;
  if (state.status === 'waiting') return { ...state, host: nextHost(situation) ?? state.host };
  const isTheirs = (place: Place | null): place is Place =>
    place?.who != null && absent.has(place.who) && place.level === null;
  // Another process has done it already.
  if (!state.places.some(isTheirs)) return refuse('not-away');
  const places = state.places.map((place) => (isTheirs(place) ? { ...place, level: STAND_IN_LEVEL } : place));
  return { ...state, places };
}
