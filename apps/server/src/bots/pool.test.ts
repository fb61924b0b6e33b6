import type { Seat } from '@wordhoard/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../test/fake-clock.ts';
import type { AnySeen } from '../tables/game.ts';
import { BotPool } from './pool.ts';
import { lastInTime } from './thinking.ts';

test('the last thought in time is taken, and no further one asked for', () => {
  let asked = 0;
  function* thoughts(): Generator<number> {
    for (;;) yield ++asked;
  }
  expect(lastInTime(thoughts(), () => asked >= 3)).toBe(3);
  expect(asked).toBe(3);
  expect(lastInTime([], () => false)).toBeNull();
  expect(lastInTime([1, 2], () => false)).toBe(2);
});

const seen: AnySeen = { view: {}, question: null, free: [], banks: null, over: null };
const request = (game: string, seat: Seat = 0): Parameters<BotPool['think']>[0] => ({
  game,
  level: 1,
  seen,
  seat,
  luck: `luck ${seat}`,
});
function open(workers: number): { pool: BotPool; clock: FakeClock } {
  const clock = new FakeClock();
  const worker = new URL('../../test/odd-worker.ts', import.meta.url);
  const pool = new BotPool({ clock, worker, workers, lexicon: new Uint8Array(), budgetMs: 1000 });
  onTestFinished(() => pool.close());
  return { pool, clock };
}

test('more thoughts than workers wait their turn, and each gets its own answer', async () => {
  const { pool } = open(2);
  const thoughts = await Promise.all(Array.from({ length: 20 }, (_, seat) => pool.think(request('echo', seat))));
  expect(thoughts.map((thought) => thought?.wait)).toEqual(Array.from({ length: 20 }, (_, seat) => seat));
});

test('a bot that throws fails alone; the next thought has a new worker', async () => {
  const { pool } = open(1);
  const [bad, good] = await Promise.allSettled([pool.think(request('throw')), pool.think(request('echo', 4))]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'thrown by a bot' } });
  expect(good).toMatchObject({ status: 'fulfilled', value: { wait: 4 } });
});

test('a bot that never ends is given up with its worker', async () => {
  const { pool, clock } = open(1);
  const endless = pool.think(request('hang')).catch((error: Error) => error.message);
  const next = pool.think(request('echo', 5));
  await clock.isSet();
  clock.advance(10_000);
  expect(await endless).toBe('a bot thought for too long');
  expect((await next)?.wait).toBe(5);
});

test('the time that loading takes is not held against a bot', async () => {
  const { pool, clock } = open(2);
  const late = pool.think(request('load for ever')).catch((error: Error) => error.message);
  const endless = pool.think(request('hang')).catch((error: Error) => error.message);
  await clock.isSet();
  clock.advance(1_000_000);
  expect(await endless).toBe('a bot thought for too long');
  await pool.close();
  expect(await late).toBe('closing');
});

test('closed, it fails what waits and what is being thought', async () => {
  const { pool } = open(1);
  const both = [pool.think(request('hang')), pool.think(request('echo'))].map((it) =>
    it.catch((e: Error) => e.message),
  );
  await pool.close();
  expect(await Promise.all(both)).toEqual(['closing', 'closing']);
});
