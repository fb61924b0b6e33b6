/**
 * The messages of docs/protocol.md, as far as the oracle reads them. They are written down again on purpose: the oracle
 * shares neither code nor types with the server it judges.
 */
export interface SeatInfo {
  readonly name: string;
  readonly who: string | null;
  readonly level: number | null;
  readonly presence: string;
  readonly goOnAt?: number;
}

export interface TableInfo {
  readonly code: string;
  readonly options: {
    readonly game: string;
    readonly config: object | null;
    readonly pace: 'live' | 'relaxed' | { readonly days: number };
    readonly limits: Readonly<Record<string, number | null>>;
  };
  readonly host: string;
  readonly seats: readonly (SeatInfo | null)[];
  readonly status: 'waiting' | 'playing' | 'over' | 'closed';
  readonly commitment: string | null;
  readonly reveal: object | null;
  readonly result: object | null;
  readonly ended?: object;
  readonly rematch: string | null;
}

export interface Question {
  readonly id: number;
  readonly step: { readonly type: string; readonly [key: string]: unknown };
  readonly asked: readonly number[];
  readonly until: number | null;
  readonly mine: { readonly answer: object; readonly done: boolean } | null;
}

export interface Seen {
  readonly view: Readonly<Record<string, unknown>>;
  readonly question: Question | null;
  readonly over: object | null;
}

/** An event of a game; the oracle's small games announce every event to all. */
export interface PublicEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

export type Viewer = number | 'audience';

export interface Update {
  readonly type: 'update';
  readonly viewer: Viewer;
  readonly cursor: number;
  readonly now: number;
  readonly seen: Seen;
  readonly events: readonly PublicEvent[];
  readonly kept?: true;
  readonly patch?: Patch;
  readonly agreed?: true;
}

/** `[value]` replaces; an object changes the fields it names, where null removes one and `length` shortens a list. */
export type Patch = readonly [unknown] | { readonly [field: string]: Patch | number | null };

/** The view after this update, by what the protocol says about `kept` and `patch`. Shares no code with the server. */
export function viewAfter(before: Update | undefined, { kept, patch, seen }: Update): Seen['view'] {
  if (!before || !(kept || patch)) return seen.view;
  // A patch leads from a view to a view.
  return patch ? (patched(before.seen.view, patch) as Seen['view']) : before.seen.view;
}

const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

function patched(value: unknown, patch: Patch | number | null): unknown {
  if (patch === null || typeof patch === 'number') return patch;
  if (isReplacement(patch)) return patch[0];
  const fields = new Map(Object.entries(value ?? {}));
  const changes = new Map(Object.entries(patch));
  const length = changes.get('length');
  for (const [name, change] of changes)
    if (change === null) fields.delete(name);
    else fields.set(name, patched(fields.get(name), change));
  if (!Array.isArray(value)) return Object.fromEntries(fields);
  fields.delete('length');
  return [...fields.values()].slice(0, typeof length === 'number' ? length : undefined);
}

export type Heard =
  | { readonly type: 'table'; readonly you: string; readonly table: TableInfo }
  | { readonly type: 'changed'; readonly table: Partial<TableInfo> }
  | Update
  | { readonly type: 'passing'; readonly seat: number; readonly wish: Wish | null; readonly now: boolean }
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: { readonly code: string } }
  | { readonly type: 'pong'; readonly now: number }
  | { readonly type: 'goodbye'; readonly refusal: { readonly code: string } }
  | { readonly type: 'other' };

export interface Wish {
  readonly until: 'turn' | 'told';
  readonly unless: readonly string[];
}

export type Command =
  | { readonly type: 'move'; readonly seat: number; readonly move: Move }
  | { readonly type: 'pass-for-me'; readonly seat: number; readonly wish: Wish | null }
  | { readonly type: 'sit'; readonly seat: number; readonly name: string }
  | { readonly type: 'rise' | 'return' | 'resign' | 'stand-in' | 'clear-seat'; readonly seat: number }
  | { readonly type: 'seat-bot'; readonly seat: number; readonly level: number }
  | { readonly type: 'start' | 'rematch' | 'end' };

export type Move = { readonly to: number; readonly answer: object } | { readonly free: object };

/** The same text for the same value, whatever the order of its keys. */
export function toText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toText).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, it]) => `${JSON.stringify(key)}:${toText(it)}`).join()}}`;
}
