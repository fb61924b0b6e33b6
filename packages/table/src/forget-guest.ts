import { distinctName } from '@wordhoard/protocol';
import { withoutChatOf } from './chat-lines.ts';
import { isWaiting, type Place, peopleAt, placesOf, STAND_IN_LEVEL, type TableState } from './seating.ts';

/** Name shown for a guest who asked to be forgotten. */
const FORGOTTEN_NAME = 'Former player';

export const isOnlyPerson = (table: TableState, who: string): boolean =>
  [...peopleAt(table)].every((person) => person === who);

/**
 * The table as the others keep it after a guest asked to be forgotten. At a waiting table their places become free. In
 * a match that was played the others keep their game: the places go to `stranger`, an id that belongs to no guest,
 * without name and picture, and a bot plays on in them for good.
 */
export function withoutGuest(table: TableState, who: string, stranger: string): TableState {
  const names = table.places.flatMap((place) => (place && place.who !== who ? [place.name] : []));
  const isFree = isWaiting(table);
  const goesOn = !isFree && (table.status === 'playing' || table.status === 'waiting');
  const strangerPlace = (): Place => {
    const name = distinctName(FORGOTTEN_NAME, names);
    names.push(name);
    return { who: stranger, name, level: goesOn ? STAND_IN_LEVEL : null, ...(goesOn && { resigned: true }) };
  };
  const mine = placesOf(table, who);
  const places = table.places.map((place, seat) => (mine.includes(seat) ? (isFree ? null : strangerPlace()) : place));
  const heir = places.find((place) => place?.who && place.who !== stranger)?.who ?? stranger;
  // The stranger can't give consent, so the game is no longer public.
  const { kicked, wishes, wantEnd, chat, publicLink: _, ...rest } = table;
  const otherWishes = Object.entries(wishes ?? {}).filter(([seat]) => !mine.includes(Number(seat)));
  const stillKicked = kicked?.filter((it) => it !== who) ?? [];
  return {
    ...rest,
    places,
    host: table.host === who ? heir : table.host,
    ...(wishes && { wishes: Object.fromEntries(otherWishes) }),
    ...withoutChatOf(chat, who),
    ...(wantEnd && { wantEnd: wantEnd.filter((it) => it !== who) }),
    ...(stillKicked.length > 0 && { kicked: stillKicked }),
  };
}
