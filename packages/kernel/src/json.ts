/** Copies plain JSON; several times faster than structuredClone for our sizes. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // The copy of a T is a T; TypeScript cannot follow that through `map` and an index.
  if (Array.isArray(value)) return value.map(copy) as T;
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = copy(value[key]);
  return out as T;
}

/** Same JSON; both sides are made by the same code, so their keys come in the same order. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** JSON with sorted keys: what is hashed must not change when code is tidied and writes its keys in another order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}
