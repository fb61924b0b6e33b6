import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@wordhoard/catalog';
import { openLexicon } from '@wordhoard/lexicon';
import type { LexiconAddress } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { Guest } from './client.ts';
import { folder, openServer } from './server.ts';

/** Requests the path as written: fetch would normalise it. */
function raw(address: string, path: string): Promise<string> {
  return new Promise((resolve) => {
    request(address, { path }, (response) => resolve(text(response))).end();
  });
}

function pages(): string {
  const server = folder();
  writeFileSync(join(server, 'outside.txt'), 'not for visitors');
  const webRoot = join(server, 'dist');
  mkdirSync(webRoot);
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><head><title>Wordhoard</title></head>');
  writeFileSync(join(webRoot, 'sw.js'), '// worker');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js'), '// app');
  return webRoot;
}

test('every page is the same file; files named by their hash are cached for good', async () => {
  const server = await openServer({ webRoot: pages() });
  const get = (path: string): Promise<Response> => fetch(`${server.address}${path}`);
  for (const path of ['/', '/t/FOX-1234', '/play/wordsy', '/rules/wordsy']) {
    const response = await get(path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, expect.stringContaining('Wordhoard')]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/gone.js', '/api/gone', '/lexicon/gone.lex']) expect((await get(path)).status).toBe(404);
});

test('files rebuilt or deleted meanwhile don’t matter; files are compressed as the client accepts', async () => {
  const webRoot = pages();
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js.gz'), gzipSync('// packed app'));
  const server = await openServer({ webRoot });
  rmSync(join(webRoot, 'assets'), { recursive: true });
  const get = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${server.address}/assets/app-1a2b3c.js`, { headers });
  const plain = await get({ 'accept-encoding': 'identity' });
  expect([plain.status, await plain.text()]).toEqual([200, '// app']);
  expect(plain.headers.get('content-type')).toContain('javascript');
  expect(await (await get({ 'accept-encoding': 'gzip, br' })).text()).toBe('// packed app');
  expect((await get({ 'if-none-match': plain.headers.get('etag')! })).status).toBe(304);
  expect((await fetch(`${server.address}/assets/app-1a2b3c.js.gz`)).status).toBe(404);
});

test('an unknown address gets 404, with a page that says so', async () => {
  const server = await openServer({ webRoot: pages() });
  const statusOf = async (path: string): Promise<number> => (await fetch(`${server.address}${path}`)).status;
  const ours = ['/', '/settings', '/settings/', '/about', '/t/FOX-1234', '/t/fox-1234?from=chat'];
  for (const id of GAME_IDS)
    ours.push(`/play/${id}`, `/rules/${id}`, `/new/${id}`, `/words/${id}`, `/learn/${id}`, `/learn/${id}/first`);
  for (const path of ours) expect([path, await statusOf(path)]).toEqual([path, 200]);
  const strange = [
    '/nowhere',
    '/play',
    '/play/chess',
    '/rules/__proto__',
    '/learn/chess',
    '/words/chess',
    '/learn/wordsy/a/b',
    '/play/wordsy/first',
    '/new/',
    '/t',
    '/t/FOX-1234/more',
    '/__proto__',
  ];
  for (const path of strange) expect([path, await statusOf(path)]).toEqual([path, 404]);
  const lost = await fetch(`${server.address}/nowhere`);
  expect(lost.headers.get('content-type')).toContain('text/html');
  expect(await lost.text()).toContain('<title>Page not found</title>');
});

test('compresses the page as the client accepts, and doesn’t send it again to a client that has it', async () => {
  const server = await openServer({ webRoot: pages() });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(server.address, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await response.text()).toContain('word games');
    const again = { 'accept-encoding': encoding, 'if-none-match': response.headers.get('etag')! };
    expect((await fetch(server.address, { headers: again })).status).toBe(304);
  }
});

/** The meta tags of the page at this address. */
async function tagsAt(address: string, path: string): Promise<Record<string, string>> {
  const html = await (await fetch(address + path)).text();
  const tags = html.matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...tags].map(([, property, content]) => [property, content]));
}

test('a link preview describes its target, with a picture of the game or the site', async () => {
  const webRoot = pages();
  mkdirSync(join(webRoot, 'links'));
  for (const name of ['wordsy', 'wordhoard']) writeFileSync(join(webRoot, 'links', `${name}.png`), '');
  const { address } = await openServer({ webRoot });
  expect(await tagsAt(address, '/rules/wordsy?x=1')).toMatchObject({
    'og:title': 'How to play Wordsy · Wordhoard',
    'og:description': 'Wordsy for 1 to 6 players: alone, with friends online, against bots, or on one device.',
    'og:image': `${address}/links/wordsy.png`,
    'og:url': `${address}/rules/wordsy`,
  });
  expect(await tagsAt(address, '/play/wildwords')).toMatchObject({
    'og:title': 'Play WildWords · Wordhoard',
    'og:image': `${address}/links/wordhoard.png`,
  });
  expect(await tagsAt(address, '/')).toMatchObject({ 'og:title': 'Wordhoard: word games' });
});

test('the preview of a table names the host and the game, and the number of players only if it is listed', async () => {
  const { address } = await openServer({ webRoot: pages() });
  const guest = await Guest.at(address);
  const hidden = await guest.table({ name: '<b>"Änne" & $1' });
  const tags = await tagsAt(address, `/t/${hidden}`);
  expect(tags['og:title']).toBe('&lt;b&gt;&quot;Änne&quot; &amp; $1 invites you to play high-card');
  expect(tags['og:description']).toBe(
    'Open the link, enter your name and take a seat. No account, nothing to install.',
  );
  const listed = await guest.table({ options: { visibility: 'public', seats: 3 } });
  expect((await tagsAt(address, `/t/${listed.toLowerCase()}`))['og:description']).toBe(
    '1 of 3 seats are taken. Join in: no account needed.',
  );
  // An unknown code has a page all the same, which says nothing.
  expect((await tagsAt(address, '/t/FOX-0000'))['og:title']).toBe('Wordhoard: word games');
});

test('limits wrong codes in link previews', async () => {
  const { address } = await openServer({ webRoot: pages() });
  const code = await (await Guest.at(address)).table();
  const titleOf = async (path: string): Promise<string | undefined> => (await tagsAt(address, path))['og:title'];
  expect(await titleOf(`/t/${code}`)).toContain('invites you');
  for (let i = 0; i < 200 && (await titleOf(`/t/${code}`))?.includes('invites'); i++)
    await titleOf(`/t/FOX-${1000 + i}`);
  expect(await titleOf(`/t/${code}`)).toBe('Wordhoard: word games');
});

test('serves nothing outside the pages’ folder', async () => {
  const server = await openServer({ webRoot: pages() });
  for (const path of ['/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/assets/../../outside.txt'])
    expect([path, await raw(server.address, path)]).not.toEqual([path, expect.stringContaining('not for visitors')]);
});

test('every response has the security headers', async () => {
  const server = await openServer({ webRoot: pages() });
  for (const path of ['/', '/assets/app-1a2b3c.js', '/api/me', '/healthz', '/api/gone']) {
    const { headers } = await fetch(`${server.address}${path}`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`connect-src 'self' ${server.address.replace('http', 'ws')}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('a server without pages says so', async () => {
  const server = await openServer({ webRoot: folder() });
  expect(server.pagesBuilt).toBe(false);
  const response = await fetch(server.address);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

test('defines a word and says whether it is valid', async () => {
  const server = await openServer();
  const meaning = async (word: string): Promise<unknown> =>
    (await fetch(`${server.address}/api/definitions/${word}`)).json();
  const hoard = { word: 'hoard', valid: true, definition: expect.stringMatching(/^noun, a secret store/) };
  expect(await meaning('HOARD')).toEqual(hoard);
  expect(await meaning('hoards')).toEqual({
    ...hoard,
    word: 'hoards',
    definition: expect.stringMatching(/^form of hoard — /),
  });
  expect(await meaning('hoardxq')).toEqual({ word: 'hoardxq', valid: false, definition: null });
});

test('serves the dictionary under its hash, compressed as the client accepts', async () => {
  const server = await openServer();
  const { id, url } = (await (await fetch(`${server.address}/api/lexicon`)).json()) as LexiconAddress;
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${server.address}${url}`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(openLexicon(await response.arrayBuffer()).id).toBe(id);
  }
  expect((await fetch(`${server.address}/lexicon/other.lex`)).status).toBe(404);
});

test('serves the dictionary as text with tiers, which is sent again only when it has changed', async () => {
  const server = await openServer();
  const { id, url, words } = (await (await fetch(`${server.address}/api/lexicon`)).json()) as LexiconAddress;
  const lexicon = openLexicon(await (await fetch(`${server.address}${url}`)).arrayBuffer());
  const response = await fetch(`${server.address}/api/words`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(lexicon.size);
  expect(lines).toEqual([...lexicon.words()].map((word) => `${word} ${lexicon.tier(word)}`));
  const etag = response.headers.get('etag')!;
  expect(etag).toBe(`"${id}"`);
  const again = await fetch(`${server.address}/api/words`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const kept = await fetch(`${server.address}${words}`);
  expect(kept.headers.get('cache-control')).toContain('immutable');
  expect(await kept.text()).toBe(text);
});
