import { isSame } from '@wordhoard/kernel';

/** How one JSON value becomes another: `[value]` replaces it, an object changes some of its fields. */
export type ViewPatch = readonly [unknown] | FieldPatches;

/** Changes the fields that it names, or the items of a list by their indexes; null removes a field, `length` shortens a list. */
export interface FieldPatches {
  readonly [field: string]: ViewPatch | number | null;
}

type Json = Readonly<Record<string, unknown>>;
type Fields = [string, ViewPatch | number | null][];

/** The patch from one value to the other; null if they are the same, with fields in the same order. */
export function patchBetween(before: unknown, after: unknown): ViewPatch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  return isFields(before) && isFields(after) ? fieldsPatch(before, after) : [after];
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): ViewPatch | null {
  const changes: Fields = [];
  let replaced = 0;
  if (after.length < before.length) changes.push(['length', after.length]);
  for (const [i, item] of after.entries()) {
    const patch = i < before.length ? patchBetween(before[i], item) : ([item] as const);
    if (!patch) continue;
    if (isReplacement(patch)) replaced += 1;
    changes.push([String(i), patch]);
  }
  if (changes.length === 0) return null;
  // An item was put in front, perhaps: naming every index would be longer. An item that was only changed is worth its index.
  return replaced * 2 > after.length ? [after] : Object.fromEntries(changes);
}

function fieldsPatch(before: Json, after: Json): ViewPatch | null {
  const [mine, theirs] = [definedKeys(before), definedKeys(after)];
  const removed = mine.filter((key) => !Object.hasOwn(after, key) || after[key] === undefined);
  const kept = removed.length > 0 ? mine.filter((key) => !removed.includes(key)) : mine;
  // A patch adds fields at the end, so any other order needs the whole; and so does a name that can't be assigned to.
  if (kept.some((key, i) => key !== theirs[i]) || theirs.includes('__proto__'))
    return isSame(before, after) ? null : [after];
  const changes: Fields = removed.map((key) => [key, null]);
  for (const [i, key] of theirs.entries()) {
    const patch = i < kept.length ? patchBetween(before[key], after[key]) : ([after[key]] as const);
    if (patch) changes.push([key, patch]);
  }
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

/** JSON leaves out undefined fields. */
const definedKeys = (it: Json): string[] => Object.keys(it).filter((key) => it[key] !== undefined);

/** The value after a patch that was made for this one. What didn't change is shared. */
export function applyPatch(before: unknown, patch: ViewPatch): unknown {
  if (isReplacement(patch)) return patch[0];
  // Only a list or an object is patched. A list's fields are its indexes and its length.
  const after = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete after[key];
    else after[key] = typeof change === 'number' ? change : applyPatch(after[key], change);
  }
  return after;
}

/**
 * A number that differs if two views differ, but for one case in 4 thousand million. The order of fields doesn't count:
 * the hashes of all values are added, and each depends on the fields that lead to the value.
 */
export function checksumOf(view: unknown, path = 0): number {
  if (typeof view !== 'object' || !view) return hash(path, `${view}`);
  let sum = Array.isArray(view) ? ~path : path;
  for (const [key, value] of Object.entries(view))
    if (value !== undefined) sum = (sum + checksumOf(value, hash(path, key))) | 0;
  return sum;
}

/** FNV-1a of 32 bits, by characters, but for its start. */
function hash(start: number, text: string): number {
  let sum = start;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum;
}

const isFields = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isReplacement = (patch: ViewPatch): patch is readonly [unknown] => Array.isArray(patch);
