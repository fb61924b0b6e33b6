import { distinctName } from '@wordhoard/protocol';
import { chatWithout } from './chat-lines.ts';
import { type Place, peopleAt, placesOf, STAND_IN_LEVEL, type TableState, waiting } from './seating.ts';

/** What somebody is called who wants to be forgotten. */
const NOBODY = 'Somebody';

export const satAlone = (table: TableState, who: string): boolean =>
  [...peopleAt(table)].every((person) => person === who);

/**
 * The table as the others keep it when somebody wants to be forgotten. Where it waits, their places are free again. Where
 * it was played, the others keep their game: the places are `stranger`'s, whom nobody can be, without the name and the
 * picture, and a bot plays on in them for good.
 */
export function withoutGuest(table: TableState, who: string, stranger: string): TableState {
  const names = table.places.flatMap((place) => (place && place.who !== who ? [place.name] : []));
  const isFree = waiting(table);
  const goesOn = !isFree && (table.status === 'playing' || table.status === 'waiting');
  const strange = (): Place => {
    const name = distinctName(NOBODY, names);
    names.push(name);
    return { who: stranger, name, level: goesOn ? STAND_IN_LEVEL : null, ...(goesOn && { resigned: true }) };
  };
  const mine = placesOf(table, who);
  const places = table.places.map((place, seat) => (mine.includes(seat) ? (isFree ? null : strange()) : place));
  const heir = places.find((place) => place?.who && place.who !== stranger)?.who ?? stranger;
  // Nobody can ask the stranger: a game of theirs is shown to nobody any more.
  const { kicked, wishes, wantEnd, chat, publicLink: _, ...rest } = table;
  const theirs = Object.entries(wishes ?? {}).filter(([seat]) => !mine.includes(Number(seat)));
  const stillKicked = kicked?.filter((it) => it !== who) ?? [];
  return {
    ...rest,
    places,
    host: table.host === who ? heir : table.host,
    ...(wishes && { wishes: Object.fromEntries(theirs) }),
    ...chatWithout(chat, who),
    ...(wantEnd && { wantEnd: wantEnd.filter((it) => it !== who) }),
    ...(stillKicked.length > 0 && { kicked: stillKicked }),
  };
}
