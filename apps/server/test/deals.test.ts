import type { MatchRecord, Shape } from '@wordhoard/kernel';
import type { DealInfo, Ghost, TableMade } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { type Client, Guest } from './client.ts';
import { annAndBob, lay, observe, openServer, playOut, type TestServer } from './server.ts';

const again = (guest: Guest, code: string, seat = 0): Promise<Response> =>
  guest.post(`/api/tables/${code}/deal`, { name: 'Cid', seat });
const madeBy = async (answer: Promise<Response>): Promise<string> => ((await (await answer).json()) as TableMade).code;
const recordOf = async (guest: Guest, code: string): Promise<MatchRecord<Shape>> =>
  (await (await guest.fetch(`/api/tables/${code}/record`)).json()) as MatchRecord<Shape>;
const wave = (client: Client, seat: number): Promise<unknown> =>
  client.command({ type: 'move', seat, move: { free: { type: 'wave' } } });

/** Ann and Bob have played to the end; she waved in the first and the second round. */
async function playMatch(
  server: TestServer,
): Promise<{ code: string; ann: Client; bob: Client; hand: readonly string[] }> {
  const game = await annAndBob(server);
  const hand = observe(game.ann, 0).view.mine!;
  await wave(game.ann, 0);
  await lay(game.ann, 0);
  await lay(game.bob, 1);
  await game.bob.until('update', (it) => it.viewer === 1 && (it.seen.view as { round: number }).round >= 1);
  await wave(game.bob, 1);
  await wave(game.ann, 0);
  await playOut([
    [game.ann, 0],
    [game.bob, 1],
  ]);
  return { ...game, hand };
}

/** Lays all cards, and lets the bot take its time. */
async function playAlone(server: TestServer, client: Client, seat: number): Promise<void> {
  for (;;) {
    if (client.seen(seat)!.seen.over) return;
    const { round } = observe(client, seat);
    await lay(client, seat);
    await server.clock.isSet();
    server.clock.advance(60_000);
    await client.until('update', (it) => it.viewer === seat && (it.seen.view as { round: number }).round >= round);
  }
}

test('a friend plays the same shuffle in the same seat against bots, and the seed stays secret until the end', async () => {
  const server = await openServer();
  const { code, ann, hand } = await playMatch(server);
  const { table: original } = await recordOf(ann.guest, code);
  const cid = await Guest.at(server.address);
  const about = (await (await cid.fetch(`/api/tables/${code}/deal`)).json()) as DealInfo;
  expect(about).toEqual({
    code,
    game: 'high-card',
    seats: [
      { name: 'Ann', bot: null },
      { name: 'Bob', bot: null },
    ],
  });
  const next = await madeBy(again(cid, code));
  const client = await cid.enter(next);
  await client.until('update');
  expect(client.table).toMatchObject({
    status: 'playing',
    sameAs: { code, seat: 0 },
    reveal: null,
    seats: [{ name: 'Cid' }, { who: null, level: 3 }],
  });
  expect(observe(client, 0).view.mine).toEqual(hand);
  expect((await cid.fetch(`/api/tables/${next}/record`)).status).toBe(404);
  await playAlone(server, client, 0);
  const before = client.frames.filter((frame) => !frame.includes('"status":"over"'));
  expect(before.join('')).not.toContain(original.seed);
  const record = await recordOf(cid, next);
  expect(record.table).toEqual(original);
  expect(record.nonce).not.toBe((await recordOf(ann.guest, code)).nonce);
});

test('refuses the deal of an unfinished game, to a stranger like a missing table', async () => {
  const server = await openServer();
  const { code, ann } = await annAndBob(server);
  const cid = await Guest.at(server.address);
  const answer = async (guest: Guest, of: string): Promise<unknown> => {
    const response = await again(guest, of);
    return [response.status, await response.json()];
  };
  expect(await answer(ann.guest, code)).toEqual([404, { refusal: { code: 'not-over' } }]);
  expect(await answer(cid, code)).toEqual(await answer(cid, 'FOX-OWL-0000'));
  expect((await cid.fetch(`/api/tables/${code}/deal`)).status).toBe(404);
  expect((await cid.fetch(`/api/tables/${code}/ghost`)).status).toBe(404);
});

test('without spectators, only the players get the deal; a wrong seat is refused', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server, { options: { watching: false } });
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  expect((await again(await Guest.at(server.address), code)).status).toBe(404);
  expect((await again(bob.guest, code, 2)).status).toBe(400);
  expect((await again(bob.guest, code, 1)).status).toBe(201);
});

test('sends the events of the first match as far as its seat has got in the second, to that player only', async () => {
  const server = await openServer();
  const { code } = await playMatch(server);
  const cid = await Guest.at(server.address);
  const next = await madeBy(again(cid, code));
  const client = await cid.enter(next);
  const ghost = async (): Promise<Ghost> => (await (await cid.fetch(`/api/tables/${next}/ghost`)).json()) as Ghost;
  const types = async (): Promise<string[]> => (await ghost()).events.map(({ type }) => type);
  expect(await ghost()).toEqual({ name: 'Ann', seat: 0, events: [] });
  await wave(client, 0);
  expect(await types()).toEqual(['waved', 'laid', 'waved']);
  const dan = await Guest.at(server.address);
  expect((await dan.fetch(`/api/tables/${next}/ghost`)).status).toBe(404);
  await playAlone(server, client, 0);
  // All of it, once the table has saved that the match is over.
  await expect.poll(async () => (await types()).filter((type) => type === 'waved')).toHaveLength(3);
});

test('an operator’s program can fix the deals of some tables by their codes', async () => {
  const fixed = new Set<string>();
  const server = await openServer({ dealOf: (code) => (fixed.has(code) ? 'the same deal' : undefined) });
  const deal = async (isFixed: boolean): Promise<unknown> => {
    const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
    const code = await anna.table();
    if (isFixed) fixed.add(code);
    const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
    await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
    await ann.command({ type: 'start' });
    await Promise.all([ann.until('update'), bob.until('update')]);
    return [observe(ann, 0).view, observe(bob, 1).view];
  };
  const first = await deal(true);
  expect(await deal(true)).toEqual(first);
  expect(await deal(false)).not.toEqual(first);
});
