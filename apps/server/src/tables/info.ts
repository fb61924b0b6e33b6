import type { SeatInfo, TableInfo, TableListing } from '@wordhoard/protocol';
import type { Company } from './company.ts';
import type { Lobby, Place } from './lobby.ts';

const seatInfo = (company: Company, place: Place | null): SeatInfo | null => {
  if (!place) return null;
  const { who, name, level } = place;
  if (who === null) return { who, name, level, presence: 'here' };
  if (level !== null) return { who, name, level, presence: 'stand-in' };
  return { who, name, level, presence: company.here(who) ? 'here' : 'away' };
};

/** What everybody at the table may know of it. The seed is told when it can no longer be used. */
export function tableInfo(lobby: Lobby, company: Company): TableInfo {
  const { code, options, host, status, beginning, result, rematch } = lobby;
  return {
    code,
    options,
    host,
    seats: lobby.places.map((place) => seatInfo(company, place)),
    watchers: company.watchers(lobby),
    status,
    commitment: beginning?.commitment ?? null,
    reveal: status === 'over' && beginning ? { seed: beginning.table.seed, nonce: beginning.nonce } : null,
    result,
    rematch,
  };
}

export function listing(lobby: Lobby): TableListing {
  const { code, options, host, places } = lobby;
  return {
    code,
    game: options.game,
    hostName: places.find((place) => place?.who === host)?.name ?? '',
    taken: places.filter((place) => place !== null).length,
    seats: options.seats,
    pace: options.pace,
  };
}
