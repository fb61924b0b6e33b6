/** Copies plain JSON; several times faster than structuredClone for our sizes. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // The copy of a T is a T; TypeScript cannot follow that through an index.
  if (Array.isArray(value)) return copyList(value) as T;
  const out: Record<string, unknown> = {};
  for (const key in value) {
    if (key === '__proto__') defineField(out, key, copy(value[key]));
    else out[key] = copy(value[key]);
  }
  // Its fields are copies of those of a T.
  return out as T;
}

/** Defines `__proto__` as an ordinary field; assigning to it would change the prototype of the copy. */
function defineField(out: object, key: string, value: unknown): void {
  Object.defineProperty(out, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Copies the list in one go, then only the objects in it: most lists hold nothing but numbers and ids. */
function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === 'object' && item !== null) out[i] = copy(item);
  }
  return out;
}

/**
 * True if both serialise to the same text, with keys in the same order, so that a reader cannot tell them apart.
 * Identical objects are not walked: they are often most of a state.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && hasSameFields(a, b);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

function hasSameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let [mine, theirs] = [Object.keys(a), Object.keys(b)];
  if (!isSameList(mine, theirs)) {
    // JSON leaves out undefined fields, so objects with different keys may still be the same.
    mine = mine.filter((key) => a[key] !== undefined);
    theirs = theirs.filter((key) => b[key] !== undefined);
    if (!isSameList(mine, theirs)) return false;
  }
  for (const key of mine) if (!isSame(a[key], b[key])) return false;
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Compares JSON texts: slow and obviously right, for tests. */
export const isSameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** JSON with sorted keys: what is hashed must not change when code is tidied and writes its keys in another order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join()}}`;
}
