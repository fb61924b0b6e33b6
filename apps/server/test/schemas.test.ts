import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@wordhoard/catalog';
import type { SchemaIndex } from '@wordhoard/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { Guest } from './client.ts';
import { annAndBob, openServer, playOut } from './server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const schemaOf = (name: string): object => JSON.parse(readFileSync(`${ROOT}apps/server/schema/${name}.json`, 'utf8'));

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Record<string, ApiAnswer> }>>>>;
}
interface ApiAnswer {
  readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
}
// Written by scripts/schemas.ts.
const openApi = schemaOf('openapi') as OpenApi;

test('the schemas served are the files that were generated', async () => {
  const { address } = await openServer();
  const index = (await (await fetch(`${address}/api/schema`)).json()) as SchemaIndex;
  const names = index.schemas.map(({ name }) => name);
  expect(names).toEqual([
    'http',
    'socket',
    'record',
    'openapi',
    'asyncapi',
    ...GAME_IDS.flatMap((id) => [id, `${id}.variant`]),
  ]);
  for (const { name, url } of index.schemas) {
    const variants = `docs/variants/${name.replace(/\.variant$/, '')}.schema.json`;
    const others = [`apps/server/schema/${name}.json`, `packages/games/${name}/schema.json`];
    const [file] = globSync(name.endsWith('.variant') ? variants : others, { cwd: ROOT });
    const served = await fetch(`${address}${url}`);
    expect(served.headers.get('content-type')).toMatch('application/schema+json');
    expect(await served.text()).toBe(readFileSync(`${ROOT}${file}`, 'utf8'));
  }
  expect((await fetch(`${address}/api/schema/poker.json`)).status).toBe(404);
});

test('the OpenAPI document lists every route under /api, and no other', () => {
  const sources = globSync('apps/server/src/http/*.ts', { cwd: ROOT }).map((path) => readFileSync(ROOT + path, 'utf8'));
  const routes = sources.flatMap((source) =>
    [...source.matchAll(/app\.(get|post|delete)(?:<.*?>)?\(\s*'(\/api\/[^']*)'/g)].map(
      ([, method, path]) => `${method} ${path!.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  );
  const listed = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(routes.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(routes.toSorted());
});

test('every message of a match, over HTTP and the socket, is as the schemas say', async () => {
  const ajv = new Ajv2020({ strictTypes: false }).addSchema([schemaOf('http'), schemaOf('socket')]);
  ajv.addSchema(schemaOf('record'), 'record.json');
  const check = (ref: string, value: unknown): void => {
    const isRight = ajv.validate({ $ref: ref }, value);
    expect(isRight, `${ref}: ${ajv.errorsText()} in ${JSON.stringify(value).slice(0, 500)}`).toBe(true);
  };
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const seats = [
    [ann, 0],
    [bob, 1],
  ] as const;
  expect(await bob.command({ type: 'start' })).toEqual({ code: 'already-started' });
  expect(await bob.command({ type: 'move', seat: 1, move: { to: 99, answer: null } })).toMatchObject({ code: 'stale' });
  await bob.command({ type: 'say', seat: 1, phrase: 'hello' });
  await bob.command({ type: 'chat', seat: 1, text: 'good game' });
  bob.send({ type: 'ping' });
  bob.send('nonsense');
  await bob.until('pong');
  await playOut(seats);
  await bob.until('table', ({ table }) => table.status === 'over');
  const kinds = new Set<string>();
  for (const frame of [...ann.frames, ...bob.frames]) {
    const message: { type: string; refusal?: unknown } = JSON.parse(frame);
    kinds.add(message.type);
    check('socket.json#/$defs/server-message', message);
    if (message.refusal) expect(message.refusal).toHaveProperty('code');
  }
  for (const kind of ['table', 'changed', 'update', 'done', 'refused', 'said', 'chat', 'pong'])
    expect(kinds).toContain(kind);

  const guest = ann.guest;
  const paths = { code, name: 'wordsy.json', word: 'quiz', day: '1', id: 'nobody', game: 'wordsy' };
  let answered = 0;
  for (const [path, methods] of Object.entries(openApi.paths)) {
    if (!methods['get']) continue;
    const url = Object.entries(paths).reduce((text, [name, value]) => text.replace(`{${name}}`, value), path);
    const response = await guest.fetch(url);
    const { content } = entryFor(methods['get'].responses, response.status);
    const ref = Object.values(content)[0]?.schema.$ref;
    if (ref) check(ref, await response.json());
    if (response.ok) answered += 1;
  }
  expect(answered).toBeGreaterThan(10);
  check('http.json#/$defs/Me', await (await (await Guest.at(server.address)).post('/api/me', { name: 'Zoe' })).json());
  const refused = await guest.post('/api/tables', { name: 'Zoe' });
  check('http.json#/$defs/RefusalBody', await refused.json());
});

const entryFor = (responses: Record<string, ApiAnswer>, status: number): ApiAnswer =>
  // Every operation has a default.
  responses[status] ?? responses['default']!;

test('the schema refuses commands that the server refuses', async () => {
  const ajv = new Ajv2020({ strictTypes: false }).addSchema(schemaOf('socket'));
  const isRight = ajv.compile({ $ref: 'socket.json#/$defs/client-message' });
  const enter = { type: 'enter', table: 'FOX-OWL-1234', after: { 1: 12 } };
  expect(isRight(enter)).toBe(true);
  expect(isRight({ ...enter, after: { 1: -1 } })).toBe(false);
  const sit = (seat: unknown): object => ({
    type: 'command',
    id: '12345678',
    command: { type: 'sit', seat, name: 'Bob' },
  });
  expect(isRight(sit(1))).toBe(true);
  for (const seat of ['1', 0.5, null]) expect(isRight(sit(seat))).toBe(false);
});
