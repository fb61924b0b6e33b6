import type { AnyRefusal, Listings, Me, Meaning, NewTable, Refused, TableMade } from '@wordhoard/protocol';

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: AnyRefusal };

const no = (code: string): { readonly ok: false; readonly refusal: AnyRefusal } => ({ ok: false, refusal: { code } });

/** Never throws: a network that is not there is a refusal with the code 'offline'. */
async function call<T>(path: string, body?: unknown): Promise<Answer<T>> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    return no('offline');
  }
  try {
    // The server is ours and of the same version: what it says under /api is what protocol/http.ts says.
    const answer = (await response.json()) as T | Refused;
    if (response.ok) return { ok: true, value: answer as T };
    return { ok: false, refusal: (answer as Refused).refusal ?? { code: 'fault' } };
  } catch {
    return no(response.ok ? 'fault' : 'offline');
  }
}

export const api: {
  me(): Promise<Answer<Me>>;
  rename(name: string): Promise<Answer<Me>>;
  tables(): Promise<Answer<Listings>>;
  makeTable(table: NewTable): Promise<Answer<TableMade>>;
  meaning(word: string): Promise<Answer<Meaning>>;
} = {
  me: () => call('/me'),
  rename: (name) => call('/me', { name }),
  tables: () => call('/tables'),
  makeTable: (table) => call('/tables', table),
  meaning: (word) => call(`/definitions/${encodeURIComponent(word)}`),
};
