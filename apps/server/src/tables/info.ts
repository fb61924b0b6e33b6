import type { Seat, Time } from '@wordhoard/kernel';
import type {
  MyTable,
  Outdated,
  SeatInfo,
  TableInfo,
  TableListing,
  TableStatus,
  Turn,
  WatchableListing,
} from '@wordhoard/protocol';
import { type Place, publicLinkOf, seatsForEnd, type TableState } from '@wordhoard/table';
import type { Connections } from './connections.ts';

/** By the day nobody is told who is connected: only who is late. */
const isShownHere = (connections: Connections, who: string, byDay: boolean, goOnAt: Time | null): boolean =>
  byDay ? goOnAt === null : connections.here(who);

const seatInfo = (
  connections: Connections,
  place: Place | null,
  byDay: boolean,
  goOnAt: Time | null,
): SeatInfo | null => {
  if (!place) return null;
  const { resigned, ...shown } = place;
  const { who, level } = shown;
  if (who === null) return { ...shown, presence: 'here' };
  if (level !== null) return { ...shown, presence: resigned ? 'resigned' : 'stand-in' };
  if (isShownHere(connections, who, byDay, goOnAt)) return { ...shown, presence: 'here' };
  return { ...shown, presence: 'away', ...(goOnAt !== null && { goOnAt }) };
};

/** What was secret can no longer help anybody. */
export const isPast = (status: TableStatus): boolean => status === 'over' || status === 'closed';

/**
 * What everybody at the table may know of it. The seed is told when it can no longer be used.
 *
 * @param words the lexicon this server has: a table that waits will be played with it.
 * @param goOnAt from when on the others need not wait for a seat.
 */
export function tableInfo(
  table: TableState,
  connections: Connections,
  outdated: Outdated | null,
  words: string,
  goOnAt: (seat: Seat) => Time | null,
): TableInfo {
  const { code, options, host, status, beginning, result, ended, rematch, deal, shuffle } = table;
  const publicLink = publicLinkOf(table);
  const byDay = status === 'playing' && typeof options.pace === 'object';
  const wantEnd = status === 'playing' ? seatsForEnd(table) : [];
  return {
    code,
    options,
    host,
    seats: table.places.map((place, seat) => seatInfo(connections, place, byDay, goOnAt(seat))),
    watchers: connections.watchers(table),
    status,
    outdated,
    words: beginning?.words ?? words,
    commitment: (beginning ?? shuffle)?.commitment ?? null,
    reveal: isPast(status) && beginning ? { seed: beginning.table.seed, nonce: beginning.nonce } : null,
    result,
    ...(ended && { ended }),
    ...(wantEnd.length > 0 && { wantEnd }),
    ...(publicLink && { publicLink }),
    ...(deal && { sameAs: { code: deal.of, seat: deal.seat } }),
    rematch,
  };
}

export function listing(table: TableState): TableListing {
  const { code, options, host, places } = table;
  return {
    code,
    game: options.game,
    hostName: places.find((place) => place?.who === host)?.name ?? '',
    taken: places.filter((place) => place !== null).length,
    seats: options.seats,
    pace: options.pace,
  };
}

/** Is it there for everybody to watch? */
export const isWatchable = ({ options, status }: TableState): boolean =>
  options.visibility === 'public' && options.watching && status === 'playing';

export const watchableListing = ({ code, options, places }: TableState, played: Time | null): WatchableListing => ({
  code,
  game: options.game,
  players: places.map((place) => place?.name ?? ''),
  played,
});

/** What one who sits there is told of it in a list. */
export function myTable(
  { code, options, status, places, result, ended }: TableState,
  who: string,
  turn: Turn | null,
): MyTable {
  const seats = places.map((place) => ({
    name: place?.name ?? '',
    bot: place && place.who === null ? place.level : null,
    mine: place?.who === who,
    ...(place?.resigned && { resigned: true as const }),
  }));
  const days = typeof options.pace === 'object' && { days: options.pace.days };
  return { code, game: options.game, status, seats, result, ...(ended && { ended }), ...days, turn };
}
