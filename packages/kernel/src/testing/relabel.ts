import type { Chance } from '../chance.ts';
import { isSecret, mayKnow, type Viewer } from '../secret.ts';

/** Things in Secret cells are named by ids like 'L17': one capital (the back of the card) and a number. */
const ID = /^[A-Z]\d+$/;

/** Visits every Secret cell of a value, with its path; indexes are written * so that all hands are one path. */
export function eachSecret(
  value: unknown,
  visit: (path: string, cell: { secret: unknown; seats: readonly number[] | 'all' }) => void,
  path = '',
): void {
  if (typeof value !== 'object' || value === null) return;
  if (isSecret(value)) visit(path, value);
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null) continue;
    const step = Array.isArray(value) || /^\d+$/.test(key) ? '*' : key;
    eachSecret(inner, visit, path === '' ? step : `${path}.${step}`);
  }
}

export function idsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    if (ID.test(value)) into.add(value);
  } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) idsIn(inner, into);
  return into;
}

/** All ids in Secret cells this viewer is no party to. What is outside every such cell is public by declaration. */
export function hiddenIds(value: unknown, viewer: Viewer): Set<string> {
  const hidden = new Set<string>();
  const open = new Set<string>();
  const walk = (inner: unknown, into: Set<string>): void => {
    if (typeof inner === 'string') {
      if (ID.test(inner)) into.add(inner);
    } else if (isSecret(inner)) walk(inner.secret, mayKnow(inner, viewer) ? into : hidden);
    else if (typeof inner === 'object' && inner !== null) for (const x of Object.values(inner)) walk(x, into);
  };
  walk(value, open);
  return hidden.difference(open);
}

/** A random permutation of these ids that moves each only within its own back: 'L17' ↔ 'L42', never 'A03'. */
export function relabelling(ids: ReadonlySet<string>, random: Chance): Map<string, string> {
  const backs = Map.groupBy(ids, (id) => id[0]);
  const names = new Map<string, string>();
  for (const same of backs.values()) {
    const shuffled = random.shuffle(same);
    for (const [i, id] of same.entries()) if (id !== shuffled[i]) names.set(id, shuffled[i]!);
  }
  return names;
}

export function relabel<T>(value: T, names: ReadonlyMap<string, string>): T {
  // A renamed T is a T: only strings change, into strings of the same form.
  if (typeof value === 'string') return (names.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((inner) => relabel(inner, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) renamed[names.get(key) ?? key] = relabel(inner, names);
  return renamed as T;
}
