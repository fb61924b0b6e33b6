import { expect, test } from 'vitest';
import { FairQueue, type Waiter } from './fair-queue.ts';

const fill = (queue: FairQueue<string>, waiters: readonly Waiter[], each: number): void => {
  for (let i = 0; i < each; i++) for (const it of waiters) queue.push(it, `${it.address} ${it.who} ${i}`);
};
const drain = (queue: FairQueue<string>, count: number): (string | undefined)[] =>
  Array.from({ length: count }, () => queue.shift());
const guests = (address: string, count: number): Waiter[] =>
  Array.from({ length: count }, (_, i) => ({ address, who: `g${i}` }));

test('addresses take turns, and their guests within them', () => {
  const queue = new FairQueue<string>({ waiting: 1000, perGuest: 100 });
  fill(queue, guests('crowd', 28), 3);
  queue.push({ address: 'home', who: 'ann' }, 'home ann 0');
  queue.push({ address: 'home', who: 'bob' }, 'home bob 0');
  queue.push({ address: 'home', who: 'ann' }, 'home ann 1');
  expect(drain(queue, 7)).toEqual([
    'crowd g0 0',
    'home ann 0',
    'crowd g1 0',
    'home bob 0',
    'crowd g2 0',
    'home ann 1',
    'crowd g3 0',
  ]);
  expect(queue.size).toBe(28 * 3 - 4);
});

test('in a full queue, the address with the most items loses one to an address with fewer', () => {
  const queue = new FairQueue<string>({ waiting: 6, perGuest: 3 });
  fill(queue, guests('crowd', 2), 2);
  expect(queue.push({ address: 'crowd', who: 'g0' }, 'third')).toBeUndefined();
  expect(queue.push({ address: 'crowd', who: 'g0' }, 'one too many of a guest')).toBe('one too many of a guest');
  expect(queue.push({ address: 'crowd', who: 'g2' }, 'the last')).toBeUndefined();
  expect(queue.push({ address: 'crowd', who: 'g3' }, 'no room')).toBe('no room');
  expect(queue.push({ address: 'home', who: 'ann' }, 'ann')).toBe('third');
  expect([queue.hasFullShare('crowd'), queue.hasFullShare('home')]).toEqual([true, false]);
  expect(queue.size).toBe(6);
  expect(queue.clear()).toHaveLength(6);
  expect([queue.size, queue.shift()]).toEqual([0, undefined]);
});
