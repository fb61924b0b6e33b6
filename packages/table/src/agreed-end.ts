import type { Seat } from '@wordhoard/kernel';
import type { ServerRefusal } from '@wordhoard/protocol';
import { endedEarly, playerFault, playersAt, refuse, type TableState } from './seating.ts';

/**
 * Records that a player wants to end the match here, or would rather play on. It ends when everybody who plays for
 * themselves has agreed: nobody waits for a person whose place a bot keeps. One who declines withdraws the proposal for
 * all.
 */
export function agreeToEnd(table: TableState, who: string, agrees: boolean): TableState | ServerRefusal {
  const fault = playerFault(table, who);
  if (fault) return fault;
  if (!playersAt(table).has(who)) return refuse('return-first');
  const { wantEnd = [], ...rest } = table;
  if (!agrees) return rest;
  const agreed = [...wantEnd.filter((it) => it !== who), who];
  const isUnanimous = [...playersAt(table)].every((player) => agreed.includes(player));
  return isUnanimous ? endedEarly(rest, { code: 'agreed' }) : { ...rest, wantEnd: agreed };
}

/** Seats of those who want to end the match, for everybody to see. */
export const seatsForEnd = ({ places, wantEnd = [] }: TableState): Seat[] =>
  places.flatMap((place, seat) => (place?.who && place.level === null && wantEnd.includes(place.who) ? [seat] : []));
