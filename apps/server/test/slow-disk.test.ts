import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { annAndBob, folder, lay, openServer } from './server.ts';

/** A disk whose commits can be held back and released. */
function openSlowDisk(): { readonly gate: Int32Array; stall(): void; resume(): void } {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const resume = (): void => {
    Atomics.store(gate, 0, 0);
    Atomics.notify(gate, 0);
  };
  return { gate, stall: () => void Atomics.store(gate, 0, 1), resume };
}

/** Notes in which order things happen. */
class Order {
  readonly happened: string[] = [];
  async note<T>(what: string, when: Promise<T>): Promise<T> {
    const result = await when;
    this.happened.push(what);
    return result;
  }
}

test('during a commit everything else continues, and nothing is acknowledged', async () => {
  const disk = openSlowDisk();
  const server = await openServer({ slowDisk: disk.gate });
  // Registered last, so it runs first: after a failure nothing waits forever.
  onTestFinished(disk.resume);
  const order = new Order();
  const [first, second, third] = [await annAndBob(server), await annAndBob(server), await annAndBob(server)];
  const elsewhere = await first.ann.guest.table();

  disk.stall();
  const moved = order.note('ann moved', lay(first.ann, 0));
  const movedToo = order.note('others moved', lay(third.bob, 1));
  const seen = first.bob.received.length;

  second.ann.send({ type: 'ping' });
  await order.note('others are answered', second.ann.next('pong'));
  await order.note('others are told', chat(second));
  await order.note('pages come', (await fetch(`${server.address}/api/lexicon`)).text());
  await order.note(
    'tables are looked up',
    (await second.ann.guest.fetch(`/api/me/tables?codes=${second.code}`)).text(),
  );
  await order.note('tables are entered', first.bob.guest.enter(elsewhere));
  await order.note('also by strangers', second.bob.guest.enter(elsewhere));
  expect(first.bob.received.slice(seen).filter((it) => it.type === 'update')).toEqual([]);

  order.happened.push('the disk is back');
  disk.resume();
  expect(await Promise.all([moved, movedToo])).toEqual([null, null]);
  expect(order.happened.slice(0, 7)).toEqual([
    'others are answered',
    'others are told',
    'pages come',
    'tables are looked up',
    'tables are entered',
    'also by strangers',
    'the disk is back',
  ]);
  expect(order.happened.slice(7).sort()).toEqual(['ann moved', 'others moved']);
});

/** Bob says something, and Ann hears it. */
async function chat({ ann, bob }: Awaited<ReturnType<typeof annAndBob>>): Promise<void> {
  bob.send({ type: 'command', id: 'hello-there', command: { type: 'say', seat: 1, phrase: 'hello' } });
  await ann.next('said');
}

test('writes during a commit wait for the next one, and reads don’t wait', async () => {
  const disk = openSlowDisk();
  const path = join(folder(), 'slow.db');
  const storage = await openSqlite(path, disk.gate);
  onTestFinished(() => storage.close());
  onTestFinished(disk.resume);
  const order = new Order();
  disk.stall();
  const first = order.note('first', storage.saveGuest('ann', { name: 'Ann' }, 0));
  // The first write has been handed over in a later turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  const rest = ['bob', 'cid', 'dan'].map((who) => order.note(who, storage.saveGuest(who, { name: who }, 0)));
  // Reads don't wait, and see nothing that isn't on the disk.
  expect([await storage.guest('ann'), await storage.countHosted('ann')]).toEqual([undefined, 0]);
  expect(order.happened).toEqual([]);
  disk.resume();
  await Promise.all([first, ...rest]);
  expect(order.happened).toEqual(['first', 'bob', 'cid', 'dan']);
  expect(await storage.guest('dan')).toMatchObject({ name: 'dan' });
});

test('closing waits for pending writes', async () => {
  const disk = openSlowDisk();
  const path = join(folder(), 'slow.db');
  const storage = await openSqlite(path, disk.gate);
  onTestFinished(disk.resume);
  const order = new Order();
  disk.stall();
  const saved = order.note('saved', storage.saveGuest('ann', { name: 'Ann' }, 0));
  const closed = order.note('closed', storage.close());
  order.happened.push('the disk is back');
  disk.resume();
  await Promise.all([saved, closed]);
  expect(order.happened).toEqual(['the disk is back', 'saved', 'closed']);
  const again = await openSqlite(path);
  expect(await again.guest('ann')).toMatchObject({ name: 'Ann' });
  await again.close();
});
