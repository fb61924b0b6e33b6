/** The first place where two JSON values differ. */
export interface Difference {
  /** `coach.findings[2].costs.all.points.mean` */
  readonly at: string;
  /** As JSON; undefined where it is missing. */
  readonly saved: string | undefined;
  readonly recomputed: string | undefined;
}

/** Compares a saved value with one that was computed again, in the order of the latter's keys. Null if they are equal. */
export function firstDifference(saved: unknown, recomputed: unknown, at = ''): Difference | null {
  if (isContainer(saved) && isContainer(recomputed) && Array.isArray(saved) === Array.isArray(recomputed)) {
    const isList = Array.isArray(recomputed);
    const [before, after] = [new Map(Object.entries(saved)), new Map(Object.entries(recomputed))];
    for (const key of new Set([...after.keys(), ...before.keys()])) {
      const path = isList ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
      const found = firstDifference(before.get(key), after.get(key), path);
      if (found) return found;
    }
    return null;
  }
  if (saved === recomputed) return null;
  return {
    at: at === '' ? 'the whole file' : at,
    saved: JSON.stringify(saved),
    recomputed: JSON.stringify(recomputed),
  };
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
