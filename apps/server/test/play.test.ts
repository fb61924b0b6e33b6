import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer, type RunningServer } from '../src/index.ts';
import { Client, Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { loadHighCard } from './high-card.ts';

let server: RunningServer;
let clock: FakeClock;
beforeEach(async () => {
  clock = new FakeClock();
  server = await createServer({
    port: 0,
    host: '127.0.0.1',
    db: ':memory:',
    clock,
    games: { load: loadHighCard, worker: new URL('./worker.ts', import.meta.url) },
  });
});
afterEach(() => server.close());

test('two guests make, join, start and play a whole game', async () => {
  const ann = await Guest.at(server.address);
  const bob = await Guest.at(server.address);
  const code = await ann.table();
  const a = await ann.enter(code);
  const b = await bob.enter(code);
  expect(await b.command({ type: 'start' })).toEqual({ code: 'not-host' });
  expect(await a.command({ type: 'start' })).toEqual({ code: 'empty-seats' });
  expect(await b.command({ type: 'sit', seat: 1, name: 'Bob' })).toBeNull();
  expect(await a.command({ type: 'start' })).toBeNull();
  for (let round = 1; round <= 3; round++) {
    for (const [client, seat] of [
      [a, 0],
      [b, 1],
    ] as const) {
      const { seen } = await client.until('update', (it) => (it.seen.question?.step as any)?.round === round);
      const { mine } = seen.view as { mine: string[] };
      expect(
        await client.command({
          type: 'move',
          seat,
          move: { to: seen.question!.id, answer: { card: mine[0], sure: true } },
        }),
      ).toBeNull();
    }
  }
  const { table } = await a.until('table', (it) => it.table.status === 'over');
  expect(table.reveal?.seed).toMatch(/^[0-9a-f]{64}$/);
  const record = await ann.fetch(`/api/tables/${code}/record`);
  expect((await record.json()).entries).toHaveLength(6);
});
