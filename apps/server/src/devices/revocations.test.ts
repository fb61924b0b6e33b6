import { expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../test/fake-clock.ts';
import { NOTES_AT_ONCE, type Notes } from '../storage/notes.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type GuestDevice, Revocations, type RevocationsOptions } from './revocations.ts';

/** With a store in memory, and how many ids it was asked for each time. */
async function open(options: Partial<RevocationsOptions> = {}): Promise<{
  readonly revocations: Revocations;
  readonly clock: FakeClock;
  readonly notes: Notes;
  readonly asked: number[];
  /** Resolves what the store was asked next only when told. */
  hold(): { release(): void };
}> {
  const storage = await openSqlite(':memory:');
  onTestFinished(() => storage.close());
  const { notes } = storage;
  const clock = new FakeClock();
  const asked: number[] = [];
  let held: Promise<void> = Promise.resolve();
  const watched: Notes = {
    ...notes,
    async find(kind, ids) {
      asked.push(ids.length);
      const found = await notes.find(kind, ids);
      const wait = held;
      held = Promise.resolve();
      await wait;
      return found;
    },
  };
  const freshMs = Number.POSITIVE_INFINITY;
  const revocations = new Revocations({ notes: watched, clock, secret: 'sixteen letters or so', freshMs, ...options });
  const hold = (): { release(): void } => {
    let release = (): void => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return { release: () => release() };
  };
  return { revocations, clock, notes, asked, hold };
}

const ann = { who: 'ann', device: '' };
const annsPhone = { who: 'ann', device: 'phone' };
const bob = { who: 'bob', device: '' };

test('looks a cookie up once, and knows its own revocations at once', async () => {
  const { revocations, asked } = await open();
  expect([await revocations.isRevoked(ann), await revocations.isRevoked(ann)]).toEqual([false, false]);
  expect(asked).toHaveLength(1);
  await revocations.addDevice(ann);
  expect([await revocations.isRevoked(ann), await revocations.isRevoked(annsPhone)]).toEqual([true, false]);
  await revocations.addGuest('ann');
  expect([
    await revocations.isRevoked(annsPhone),
    await revocations.isRevoked(ann),
    await revocations.isRevoked(bob),
  ]).toEqual([true, true, false]);
});

test('learns of another process’s revocations when its cache expires', async () => {
  const { revocations, clock, notes } = await open({ freshMs: 5000 });
  const other = new Revocations({ notes, clock, secret: 'sixteen letters or so', freshMs: 5000 });
  expect(await revocations.isRevoked(ann)).toBe(false);
  await other.addDevice(ann);
  expect(await revocations.isRevoked(ann)).toBe(false);
  clock.advance(5000);
  expect(await revocations.isRevoked(ann)).toBe(true);
});

test('ignores a look-up that a revocation overtook', async () => {
  const { revocations, hold } = await open();
  const { release } = hold();
  const before = revocations.isRevoked(ann);
  await revocations.addDevice(ann);
  release();
  expect(await before).toBe(true);
  expect(await revocations.isRevoked(ann)).toBe(true);
});

test('checks a very large number of connected guests in batches', async () => {
  const { revocations, asked } = await open();
  const guests = Array.from({ length: 250 }, (_, i): GuestDevice => ({ who: `guest ${i}`, device: '' }));
  await revocations.addDevice(guests[7]!);
  await revocations.addGuest(guests[249]!.who);
  expect(await revocations.findRevoked(guests)).toEqual([guests[7], guests[249]]);
  expect(asked).toEqual([NOTES_AT_ONCE, NOTES_AT_ONCE, 2 * 250 - 2 * NOTES_AT_ONCE]);
});

test('doesn’t store the id of a deleted guest', async () => {
  const { revocations, notes } = await open();
  await revocations.addDevice(annsPhone);
  await revocations.addGuest('ann');
  expect(await notes.ofGuest('revoked', 'ann')).toEqual([]);
  const left = await notes.ofGuest('revoked', '');
  expect([left.length, JSON.stringify(left).includes('ann')]).toEqual([1, false]);
});
