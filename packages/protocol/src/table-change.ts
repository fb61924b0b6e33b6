import type { GameUpdate } from './messages.ts';
import type { TableInfo, TableOptions } from './table.ts';

/** What has become different about a table: only that, since what was agreed on may be long and hardly ever changes. */
export type TableChange = Partial<Omit<TableInfo, 'options'>> & { readonly options?: Partial<TableOptions> };

/** The table after the change. */
export function withChange(table: TableInfo, { options, ...rest }: TableChange): TableInfo {
  return { ...table, ...rest, options: { ...table.options, ...options } };
}

/**
 * An update with all that belongs into its view.
 *
 * @param before what this viewer was told last, over the same connection. Null without it where it is needed: whoever has
 * missed it enters again.
 */
export function wholeUpdate(
  { agreed, kept, ...update }: GameUpdate,
  { options }: Pick<TableInfo, 'options'>,
  before: Pick<GameUpdate, 'seen'> | undefined,
): GameUpdate | null {
  const { seen } = update;
  if (kept) return before ? { ...update, seen: { ...seen, view: before.seen.view } } : null;
  return agreed ? { ...update, seen: { ...seen, view: { config: options.config, ...seen.view } } } : update;
}

/**
 * What makes one table the other; empty when nothing is different. Null when something is there no longer: a change
 * cannot say so, and the table has to be told as a whole.
 */
export function changeBetween(before: TableInfo, after: TableInfo): TableChange | null {
  const options = differences(before.options, after.options);
  const rest = differences({ ...before, options: null }, { ...after, options: null });
  if (!options || !rest) return null;
  // Without options, which are equal here: both are null.
  return (Object.keys(options).length > 0 ? { ...rest, options } : rest) as TableChange;
}

function differences<T extends object>(before: T, after: T): Partial<T> | null {
  if (Object.keys(before).some((key) => !Object.hasOwn(after, key))) return null;
  // Made of the entries of a T.
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isSame(before[key as keyof T], value)),
  ) as Partial<T>;
}

/** Plain JSON, written in the same order by the same code; the longest of it is mostly the very same object. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
