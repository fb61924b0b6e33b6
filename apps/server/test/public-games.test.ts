import type { PublicGame, RefusalBody } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/limits.ts';
import { type Client, Guest } from './client.ts';
import { annAndBob, openServer, playOut, type TestServer } from './server.ts';

interface Played {
  readonly code: string;
  readonly ann: Client;
  readonly bob: Client;
}

async function playMatch(server: TestServer): Promise<Played> {
  const game = await annAndBob(server);
  await playOut([
    [game.ann, 0],
    [game.bob, 1],
  ]);
  await game.ann.until('table', (it) => it.table.status === 'over');
  return game;
}

const allow = (client: Client, agreed = true): Promise<unknown> => client.command({ type: 'allow-viewing', agreed });
const linkOf = async (client: Client): Promise<string> =>
  (await client.until('table', (it) => it.table.publicLink !== undefined)).table.publicLink!.id;
/** Requests the game as a visitor without a cookie. */
const ask = (server: TestServer, id: string): Promise<Response> => fetch(`${server.address}/api/games/${id}`);
const refusalOf = async (answer: Promise<Response>): Promise<[number, string]> => {
  const response = await answer;
  return [response.status, ((await response.json()) as RefusalBody).refusal.code];
};

test('a finished game is public once every player has agreed, and not before', async () => {
  const server = await openServer();
  const { code, ann, bob } = await playMatch(server);
  expect(await allow(ann)).toBeNull();
  const id = await linkOf(bob);
  // Bob is told that Ann would like it.
  expect((await bob.until('table', (it) => it.table.publicLink !== undefined)).table.publicLink!.agreed).toEqual([0]);
  expect(await refusalOf(ask(server, id))).toEqual([403, 'not-public']);
  expect(await allow(bob)).toBeNull();
  const answer = await ask(server, id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  const game = JSON.parse(text) as PublicGame & { record: { seats: unknown; game: string } };
  expect(game.record).toMatchObject({
    game: 'high-card',
    seats: [
      { name: 'Ann', bot: null },
      { name: 'Bob', bot: null },
    ],
  });
  expect(game.result?.scores).toHaveLength(2);
  // Nothing in it leads to the table, or to those who played there.
  for (const secret of [code, ann.guest.who, bob.guest.who]) expect(text).not.toContain(secret);
});

test('withdrawing consent hides the game; agreeing again restores the same link', async () => {
  const server = await openServer();
  const { ann, bob } = await playMatch(server);
  await allow(ann);
  await allow(bob);
  const id = await linkOf(ann);
  expect((await ask(server, id)).status).toBe(200);
  await allow(bob, false);
  expect(await refusalOf(ask(server, id))).toEqual([403, 'not-public']);
  await allow(bob);
  expect((await ask(server, id)).status).toBe(200);
});

test('refuses consent before the end, and from spectators', async () => {
  const server = await openServer();
  const { code, ann } = await annAndBob(server);
  expect(await allow(ann)).toMatchObject({ code: 'not-over' });
  const { code: over } = await playMatch(server);
  const eve = await (await Guest.at(server.address)).enter(over);
  expect(await allow(eve)).toMatchObject({ code: 'not-seated' });
  // A table's code doesn't work as a link to a game.
  for (const id of [code, over, 'x'.repeat(22), 'x'])
    expect(await refusalOf(ask(server, id))).toEqual([404, 'no-such-link']);
});

test('a player who played alone against bots decides alone', async () => {
  const server = await openServer();
  const guest = await Guest.at(server.address);
  const code = await guest.table({ name: 'Ann', bots: [1], start: true });
  const ann = await guest.enter(code);
  await ann.command({ type: 'resign', seat: 0 });
  await ann.until('table', (it) => it.table.status === 'over');
  await allow(ann);
  const game = (await (await ask(server, await linkOf(ann))).json()) as PublicGame;
  expect(game).toMatchObject({ result: null, ended: { code: 'resigned', by: 0 } });
});

test('a deleted guest’s games are no longer public', async () => {
  const server = await openServer();
  const { ann, bob } = await playMatch(server);
  await allow(ann);
  await allow(bob);
  const id = await linkOf(ann);
  await bob.guest.fetch('/api/me', { method: 'DELETE' });
  expect(await refusalOf(ask(server, id))).toEqual([404, 'no-such-link']);
});

test('limits requests per address', async () => {
  const server = await openServer();
  const asked: string[] = [];
  for (let i = 0; i <= DEFAULT_LIMITS.rates.publicGames.burst; i++) asked.push((await refusalOf(ask(server, 'x')))[1]);
  expect(asked.at(-2)).toBe('no-such-link');
  expect(asked.at(-1)).toBe('too-fast');
});
