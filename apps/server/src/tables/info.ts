import type { Seat, Time } from '@wordhoard/kernel';
import type {
  MyTable,
  SeatInfo,
  TableInfo,
  TableListing,
  TableStatus,
  TurnStatus,
  UnplayableReason,
  WatchableListing,
} from '@wordhoard/protocol';
import { type Place, publicLinkOf, seatsForEnd, type TableState } from '@wordhoard/table';
import type { Connections } from './connections.ts';

/** Correspondence games don't show who is connected, only who is late. */
const isShownPresent = (connections: Connections, who: string, byDay: boolean, goOnAt: Time | null): boolean =>
  byDay ? goOnAt === null : connections.isConnected(who);

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
  if (isShownPresent(connections, who, byDay, goOnAt)) return { ...shown, presence: 'here' };
  return { ...shown, presence: 'away', ...(goOnAt !== null && { goOnAt }) };
};

/** True once the match's secrets can no longer help a player. */
export const isFinished = (status: TableStatus): boolean => status === 'over' || status === 'closed';

/**
 * The public facts about a table. The seed is included once it can no longer be used.
 *
 * @param words the lexicon of this server: a waiting table will be played with it
 * @param goOnAt the time from which the others need not wait for a seat
 */
export function tableInfo(
  table: TableState,
  connections: Connections,
  outdated: UnplayableReason | null,
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
    watchers: connections.countSpectators(table),
    status,
    outdated,
    words: beginning?.words ?? words,
    commitment: (beginning ?? shuffle)?.commitment ?? null,
    reveal: isFinished(status) && beginning ? { seed: beginning.table.seed, nonce: beginning.nonce } : null,
    result,
    ...(ended && { ended }),
    ...(wantEnd.length > 0 && { wantEnd }),
    ...(publicLink && { publicLink }),
    ...(deal && { sameAs: { code: deal.of, seat: deal.seat } }),
    rematch,
  };
}

export function publicListing(table: TableState): TableListing {
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

/** True for a match that anyone may watch. */
export const isWatchable = ({ options, status }: TableState): boolean =>
  options.visibility === 'public' && options.watching && status === 'playing';

export const watchableListing = ({ code, options, places }: TableState, played: Time | null): WatchableListing => ({
  code,
  game: options.game,
  players: places.map((place) => place?.name ?? ''),
  played,
});

/** A player's own entry for this table in a list. */
export function myTable(
  { code, options, status, places, result, ended }: TableState,
  who: string,
  turn: TurnStatus | null,
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
