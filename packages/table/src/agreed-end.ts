import type { Seat } from '@wordhoard/kernel';
import type { ServerRefusal } from '@wordhoard/protocol';
import { endEarly, playerFault, playersAt, refuse, type TableState } from './seating.ts';

/**
 * Records that a player wants to end the match here, or would rather play on. It ends when every player who plays in
 * person has agreed; seats kept by a bot don't count. One refusal withdraws the proposal for all.
 */
export function agreeToEnd(table: TableState, who: string, agrees: boolean): TableState | ServerRefusal {
  const fault = playerFault(table, who);
  if (fault) return fault;
  if (!playersAt(table).has(who)) return refuse('return-first');
  const { wantEnd = [], ...rest } = table;
  if (!agrees) return rest;
  const agreed = [...wantEnd.filter((it) => it !== who), who];
  const isUnanimous = [...playersAt(table)].every((player) => agreed.includes(player));
  return isUnanimous ? endEarly(rest, { code: 'agreed' }) : { ...rest, wantEnd: agreed };
}

/** Seats whose players want to end the match; public. */
export const seatsForEnd = ({ places, wantEnd = [] }: TableState): Seat[] =>
  places.flatMap((place, seat) => (place?.who && place.level === null && wantEnd.includes(place.who) ? [seat] : []));
