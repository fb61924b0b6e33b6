import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openLexicon } from '@wordhoard/lexicon';
import type { LexiconAddress } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { folder, openHouse } from './house.ts';

/** As it is written: fetch would tidy the path up first. */
function raw(address: string, path: string): Promise<string> {
  return new Promise((resolve) => {
    request(address, { path }, (response) => resolve(text(response))).end();
  });
}

function pages(): string {
  const house = folder();
  writeFileSync(join(house, 'outside.txt'), 'not for visitors');
  const webRoot = join(house, 'dist');
  mkdirSync(webRoot);
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Wordhoard</title>');
  writeFileSync(join(webRoot, 'sw.js'), '// worker');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js'), '// app');
  return webRoot;
}

test('every address that is no file is the page; what is named by its content is kept for ever', async () => {
  const house = await openHouse({ webRoot: pages() });
  const get = (path: string): Promise<Response> => fetch(`${house.address}${path}`);
  for (const path of ['/', '/t/FOX-1234', '/play/wordsy', '/rules/wordsy']) {
    const response = await get(path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, expect.stringContaining('Wordhoard')]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/gone.js', '/api/gone', '/lexicon/gone.lex']) expect((await get(path)).status).toBe(404);
});

test('nothing outside the folder of the pages is served', async () => {
  const house = await openHouse({ webRoot: pages() });
  for (const path of ['/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/assets/../../outside.txt'])
    expect([path, await raw(house.address, path)]).not.toEqual([path, expect.stringContaining('not for visitors')]);
});

test('every answer carries the headers that keep strangers out', async () => {
  const house = await openHouse({ webRoot: pages() });
  for (const path of ['/', '/assets/app-1a2b3c.js', '/api/me', '/healthz', '/api/gone']) {
    const { headers } = await fetch(`${house.address}${path}`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`connect-src 'self' ${house.address.replace('http', 'ws')}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('a house without pages says so in words', async () => {
  const house = await openHouse({ webRoot: folder() });
  expect(house.pagesBuilt).toBe(false);
  const response = await fetch(house.address);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
});

test('what a word means, and whether it is one', async () => {
  const house = await openHouse();
  const meaning = async (word: string): Promise<unknown> =>
    (await fetch(`${house.address}/api/definitions/${word}`)).json();
  const hoard = { word: 'hoard', valid: true, definition: expect.stringMatching(/^noun, a secret store/) };
  expect(await meaning('HOARD')).toEqual(hoard);
  expect(await meaning('hoards')).toEqual({
    ...hoard,
    word: 'hoards',
    definition: expect.stringMatching(/^form of hoard — /),
  });
  expect(await meaning('hoardxq')).toEqual({ word: 'hoardxq', valid: false, definition: null });
});

test('the words come at an address named by their content, packed as the client likes', async () => {
  const house = await openHouse();
  const { id, url } = (await (await fetch(`${house.address}/api/lexicon`)).json()) as LexiconAddress;
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${house.address}${url}`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(openLexicon(await response.arrayBuffer()).id).toBe(id);
  }
  expect((await fetch(`${house.address}/lexicon/other.lex`)).status).toBe(404);
});
