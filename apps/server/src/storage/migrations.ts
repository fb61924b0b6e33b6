/** A change of the schema, and its reversal. Neither changes stored texts. */
export interface Migration {
  readonly up: string;
  readonly down: string;
}

/** Migrations from one version to the other, in order; undefined when either is unknown. */
export function stepsBetween(
  migrations: readonly Migration[],
  from: number,
  to: number,
): readonly { readonly sql: string; readonly version: number }[] | undefined {
  const known = (version: number): boolean => Number.isInteger(version) && version >= 0 && version <= migrations.length;
  if (!known(from) || !known(to)) return undefined;
  if (from <= to) return migrations.slice(from, to).map(({ up }, i) => ({ sql: up, version: from + i + 1 }));
  return migrations
    .slice(to, from)
    .map(({ down }, i) => ({ sql: down, version: to + i }))
    .reverse();
}
