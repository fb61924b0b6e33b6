import type { GameUpdate } from './messages.ts';
import type { TableInfo, TableOptions } from './table.ts';
import { applyPatch, checksumOf } from './view-patch.ts';

/** Only the changed fields of a table: its options may be long and hardly ever change. */
export type TableChange = Partial<Omit<TableInfo, 'options'>> & { readonly options?: Partial<TableOptions> };

/** The table after the change. */
export function applyChange(table: TableInfo, { options, ...rest }: TableChange): TableInfo {
  return { ...table, ...rest, options: { ...table.options, ...options } };
}

/**
 * Completes an update with the parts of the view that were left out.
 *
 * @param before the last update this viewer got over the same connection. Returns null if it is needed and is missing or differs: the client then enters again.
 */
export function completeUpdate(
  { agreed, kept, patch, sum, ...update }: GameUpdate,
  { options }: Pick<TableInfo, 'options'>,
  before: Pick<GameUpdate, 'seen'> | undefined,
): GameUpdate | null {
  const { seen } = update;
  const last = before?.seen.view;
  const left = agreed ? { config: options.config, ...seen.view } : seen.view;
  const view = kept ? last : patch ? last && applyPatch(last, patch) : left;
  if (!view || (sum !== undefined && sum !== checksumOf(view))) return null;
  // A game's view is an object, and a patch leads from one to another.
  return { ...update, seen: { ...seen, view: view as GameUpdate['seen']['view'] } };
}

/**
 * The change from one table to the other; empty when nothing differs. Null when a field is gone: a change can't express
 * that, so the whole table has to be sent.
 */
export function changeBetween(before: TableInfo, after: TableInfo): TableChange | null {
  const options = changedFields(before.options, after.options);
  const rest = changedFields({ ...before, options: null }, { ...after, options: null });
  if (!options || !rest) return null;
  // Without options, which are equal here: both are null.
  return (Object.keys(options).length > 0 ? { ...rest, options } : rest) as TableChange;
}

function changedFields<T extends object>(before: T, after: T): Partial<T> | null {
  if (Object.keys(before).some((key) => !Object.hasOwn(after, key))) return null;
  // Made of the entries of a T.
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isSameJson(before[key as keyof T], value)),
  ) as Partial<T>;
}

/** Plain JSON, written in the same order by the same code; the longest of it is mostly the very same object. */
const isSameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
