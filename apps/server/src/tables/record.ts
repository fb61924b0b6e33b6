import type { MatchRecord, Shape } from '@wordhoard/kernel';
import type { ServerRefusal } from '@wordhoard/protocol';
import { placesOf, recordOf, refuse, type TableState } from '@wordhoard/table';
import { allLines } from '../storage/all-lines.ts';
import { isPast } from './info.ts';
import type { TableServices } from './services.ts';

const sits = (table: TableState, who: string | undefined): boolean =>
  who !== undefined && placesOf(table, who).length > 0;

/** May this guest know that there is something to have a record of? */
export const tellsOfRecord = (table: TableState, who: string | undefined): boolean =>
  sits(table, who) || (isPast(table.status) && table.options.watching);

/** The whole truth, once it can no longer help anybody. */
export async function recordFor(
  { storage, pause }: Pick<TableServices, 'storage' | 'pause'>,
  table: TableState,
  who: string | undefined,
): Promise<MatchRecord<Shape> | ServerRefusal> {
  const { status, beginning, code, options, places } = table;
  if (!isPast(status) || !beginning) return refuse('not-over');
  if (!options.watching && !sits(table, who)) return refuse('no-watching');
  const sat = places.map((it) => ({ name: it?.name ?? '', bot: it && it.who === null ? it.level : null }));
  return recordOf(options.game, sat, beginning, await allLines(storage, code, pause));
}
