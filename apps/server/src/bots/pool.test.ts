import type { AnyObservation, Seat } from '@wordhoard/kernel';
import { lastInTime } from '@wordhoard/table';
import { PoolClosedError } from '@wordhoard/worker-rpc';
import { expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../test/fake-clock.ts';
import { BotPool } from './pool.ts';

test('uses the last move found in time, and asks for no further one', () => {
  let asked = 0;
  function* thoughts(): Generator<number> {
    for (;;) yield ++asked;
  }
  expect(lastInTime(thoughts(), () => asked >= 3)).toBe(3);
  expect(asked).toBe(3);
  expect(lastInTime([], () => false)).toBeNull();
  expect(lastInTime([1, 2], () => false)).toBe(2);
});

const ANN = { who: 'ann', address: 'home' };
const seen: AnyObservation = { view: {}, question: null, free: [], banks: null, over: null };
const request = (game: string, seat: Seat = 0): Parameters<BotPool['think']>[0] => ({
  game,
  level: 1,
  seen,
  seat,
  luck: `luck ${seat}`,
});
function open(workers: number, most = { waiting: 100, perGuest: 80 }): { pool: BotPool; clock: FakeClock } {
  const clock = new FakeClock();
  const worker = new URL('../../test/odd-worker.ts', import.meta.url);
  const pool = new BotPool({ clock, worker, workers, lexicon: new Uint8Array(), budgetMs: 1000, most });
  onTestFinished(() => pool.close());
  return { pool, clock };
}

test('requests beyond the number of workers wait, and each gets its own answer', async () => {
  const { pool } = open(2);
  const thoughts = await Promise.all(Array.from({ length: 20 }, (_, seat) => pool.think(request('echo', seat), ANN)));
  expect(thoughts.map((thought) => thought?.wait)).toEqual(Array.from({ length: 20 }, (_, seat) => seat));
});

test('a bot that throws fails alone; the next request gets a new worker', async () => {
  const { pool } = open(1);
  const [bad, good] = await Promise.allSettled([
    pool.think(request('throw'), ANN),
    pool.think(request('echo', 4), ANN),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'thrown by a bot' } });
  expect(good).toMatchObject({ status: 'fulfilled', value: { wait: 4 } });
});

test('a bot that never ends is terminated with its worker', async () => {
  const { pool, clock } = open(1);
  const endless = pool.think(request('hang'), ANN).catch((error: Error) => error.message);
  const next = pool.think(request('echo', 5), ANN);
  await clock.isSet();
  clock.advance(10_000);
  expect(await endless).toBe('a bot took too long to move');
  expect((await next)?.wait).toBe(5);
});

test('loading time doesn’t count against a bot', async () => {
  const { pool, clock } = open(2);
  const late = pool.think(request('load for ever'), ANN).catch((error: Error) => error.message);
  const endless = pool.think(request('hang'), ANN).catch((error: Error) => error.message);
  await clock.isSet();
  clock.advance(1_000_000);
  expect(await endless).toBe('a bot took too long to move');
  await pool.close();
  expect(await late).toBe('closing');
});

test('closing rejects waiting and running requests', async () => {
  const { pool } = open(1);
  const both = [pool.think(request('hang'), ANN), pool.think(request('echo'), ANN)].map((it) =>
    it.catch((e: Error) => e.message),
  );
  await pool.close();
  expect(await Promise.all(both)).toEqual(['closing', 'closing']);
  await expect(pool.think(request('echo'), ANN)).rejects.toBeInstanceOf(PoolClosedError);
});

test('guests take turns: one guest with many tables doesn’t delay another', async () => {
  const { pool } = open(1);
  const order: string[] = [];
  const thought = (guest: string, seat: Seat): Promise<void> =>
    pool.think(request('echo', seat), { who: guest, address: 'home' }).then(() => void order.push(`${guest} ${seat}`));
  const greedy = Array.from({ length: 60 }, (_, seat) => thought('greedy', seat));
  const others = [thought('bob', 0), thought('bob', 1), thought('cat', 0)];
  expect(pool.waiting).toBe(62);
  await Promise.all([...greedy, ...others]);
  // The first was under way; then all guests in turn.
  expect(order.slice(0, 7)).toEqual(['greedy 0', 'greedy 1', 'bob 0', 'cat 0', 'greedy 2', 'bob 1', 'greedy 3']);
  expect([order.length, pool.waiting]).toEqual([63, 0]);
});

test('addresses take turns: one address with many guests doesn’t delay another', async () => {
  const { pool } = open(1);
  const order: string[] = [];
  const thought = (who: string, address: string): Promise<void> =>
    pool.think(request('echo'), { who, address }).then(() => void order.push(who));
  const crowd = Array.from({ length: 28 }, (_, i) => thought(`crowd ${i}`, 'crowd'));
  await Promise.all([...crowd, thought('ann', 'home'), thought('bob', 'home')]);
  expect(order.slice(0, 6)).toEqual(['crowd 0', 'crowd 1', 'ann', 'crowd 2', 'bob', 'crowd 3']);
});

test('the queue is limited per guest and in all; requests beyond it fail at once', async () => {
  const { pool } = open(1, { waiting: 6, perGuest: 4 });
  const ask = (guest: string, seat: Seat): Promise<string> =>
    pool.think(request('echo', seat), { who: guest, address: 'home' }).then(
      (thought) => `${guest} ${thought?.wait}`,
      (error: Error) => error.message,
    );
  const seats = [0, 1, 2, 3, 4, 5, 6];
  const asked = ['greedy', 'other', 'third'].flatMap((guest) => seats.map((seat) => ask(guest, seat)));
  expect([pool.waiting, pool.isBusyFor('home'), pool.isBusyFor('elsewhere')]).toEqual([6, true, false]);
  const answers = await Promise.all(asked);
  // One was being thought, four of the first waited, and two of the second: then it was full.
  expect(answers.filter((it) => it !== 'the queue for workers is full')).toEqual([
    ...[0, 1, 2, 3, 4].map((seat) => `greedy ${seat}`),
    ...[0, 1].map((seat) => `other ${seat}`),
  ]);
  expect([pool.waiting, pool.isBusyFor('home')]).toEqual([0, false]);
});
