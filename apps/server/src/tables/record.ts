import type { MatchRecord, Shape } from '@wordhoard/kernel';
import type { ServerRefusal } from '@wordhoard/protocol';
import { placesOf, recordOf, refuse, type TableState } from '@wordhoard/table';
import type { Storage } from '../storage/storage.ts';
import { readWholeLog } from '../storage/whole-log.ts';
import { isFinished } from './info.ts';
import type { TableServices } from './services.ts';

type RecordServices = Pick<TableServices, 'pause'> & { readonly storage: Pick<Storage, 'entriesAfter'> };

const isPlayer = (table: TableState, who: string | undefined): boolean =>
  who !== undefined && placesOf(table, who).length > 0;

/** True if this guest may know that the table has a record. */
export const mayKnowOfRecord = (table: TableState, who: string | undefined): boolean =>
  isPlayer(table, who) || (isFinished(table.status) && table.options.watching);

/** The whole record, once its secrets can no longer help a player. */
export async function recordFor(
  services: RecordServices,
  table: TableState,
  who: string | undefined,
): Promise<MatchRecord<Shape> | ServerRefusal> {
  if (!isFinished(table.status) || !table.beginning) return refuse('not-over');
  if (!table.options.watching && !isPlayer(table, who)) return refuse('no-watching');
  return (await recordOfTable(services, table)) ?? refuse('not-over');
}

/** The record of a table, without a check of who may have it; null if it was never played. */
export async function recordOfTable(
  { storage, pause }: RecordServices,
  { beginning, code, options, places }: TableState,
): Promise<MatchRecord<Shape> | null> {
  if (!beginning) return null;
  const sat = places.map((it) => ({ name: it?.name ?? '', bot: it && it.who === null ? it.level : null }));
  return recordOf(options.game, sat, beginning, await readWholeLog(storage, code, pause));
}
