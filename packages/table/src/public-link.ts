import type { PublicLink, ServerRefusal } from '@wordhoard/protocol';
import { peopleAt, placesOf, refuse, type TableState } from './seating.ts';

/**
 * Records that this guest lets anyone with the link see a finished game, or no longer does. Bots always agree, and one
 * person decides for all the seats played at their device.
 *
 * @param newId the id of the link if the table has none yet. It stays the same when a guest changes their mind.
 */
export function allowViewing(
  table: TableState,
  who: string,
  agreed: boolean,
  newId: string,
): TableState | ServerRefusal {
  if (table.status !== 'over') return refuse('not-over');
  if (placesOf(table, who).length === 0) return refuse('not-seated');
  const { id = newId, agreed: before = [] } = table.publicLink ?? {};
  const others = before.filter((it) => it !== who);
  return { ...table, publicLink: { id, agreed: agreed ? [...others, who] : others } };
}

/** Has every person who played agreed that anyone with the link may see the game? */
export function isPublic(table: TableState): boolean {
  const { status, publicLink } = table;
  if (status !== 'over' || !publicLink) return false;
  return [...peopleAt(table)].every((who) => publicLink.agreed.includes(who));
}

/** The link as the table's people are told of it: by seats, not by guests. */
export const publicLinkOf = (table: TableState): PublicLink | null =>
  table.publicLink
    ? { id: table.publicLink.id, agreed: table.publicLink.agreed.flatMap((who) => placesOf(table, who)) }
    : null;
