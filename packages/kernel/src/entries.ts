/** The entry at this place of a list. A place without one is a bug, so it throws. */
export function entryAt<T>(list: readonly (T | undefined)[], place: number): T {
  const entry = list[place];
  if (entry === undefined) throw new Error(`no entry ${place} in a list of ${list.length}`);
  return entry;
}

/** The last entry of a list. An empty list is a bug, so it throws. */
export const lastEntry = <T>(list: readonly (T | undefined)[]): T => entryAt(list, list.length - 1);

/** The value of this key. A key without one is a bug, so it throws. */
export function entryOf<K, V>(map: ReadonlyMap<K, V | undefined>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`no entry for ${JSON.stringify(key)} among ${map.size}`);
  return value;
}
