import {
  ADDS_SALT,
  type AnyRefusal,
  type Listings,
  type Me,
  type MeRequest,
  type MyTables,
  type NewTable,
  type RefusalBody,
  type TableMade,
  type WordDefinition,
} from '@wordhoard/protocol';

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: AnyRefusal };

const no = (code: string): { readonly ok: false; readonly refusal: AnyRefusal } => ({ ok: false, refusal: { code } });

/** Never throws: a network that is not there is a refusal with the code 'offline'. */
export async function call<T>(path: string, body?: unknown): Promise<Answer<T>> {
  if (body === undefined) return ask(path);
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** The same, asked in any way. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    return no('offline');
  }
  try {
    // The server is ours and of the same version: what it says under /api is what protocol/http.ts says.
    if (response.ok) return { ok: true, value: await response.json() };
    const { refusal = { code: 'fault' } }: Partial<RefusalBody> = await response.json();
    return { ok: false, refusal };
  } catch {
    return no(response.ok ? 'fault' : 'offline');
  }
}

export const api: {
  me(): Promise<Answer<Me>>;
  introduce(me: MeRequest): Promise<Answer<Me>>;
  /** Deletes all that the server knows of who asks. */
  forgetMe(): Promise<Answer<unknown>>;
  /** Fetches the state of the guest's own tables. */
  myTables(codes: readonly string[]): Promise<Answer<MyTables>>;
  /** Public tables, and rematches of these finished ones. */
  tables(over: readonly string[]): Promise<Answer<Listings>>;
  makeTable(table: NewTable): Promise<Answer<TableMade>>;
  meaning(word: string): Promise<Answer<WordDefinition>>;
  /** Of a table that is over; unread. */
  record(code: string): Promise<Answer<unknown>>;
} = {
  me: () => call('/me'),
  introduce: (me) => call('/me', me),
  forgetMe: () => ask('/me', { method: 'DELETE' }),
  myTables: (codes) => call(`/me/tables?codes=${codes.join()}`),
  tables: (over) => call(over.length > 0 ? `/tables?over=${over.join()}` : '/tables'),
  makeTable: (table) => call(`/tables?${ADDS_SALT}`, table),
  record: (code) => call(`/tables/${encodeURIComponent(code)}/record`),
  meaning: (word) => call(`/definitions/${encodeURIComponent(word)}`),
};
