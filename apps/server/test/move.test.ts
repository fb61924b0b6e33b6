import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportStore, importStore, migrateStore, schemaVersion } from '../src/storage/move.ts';
import { Guest } from './client.ts';
import { onePostgres } from './postgres.ts';
import { annAndBob, folder, lay, openServer, playOut } from './server.ts';

const postgres = onePostgres();

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

test('a house moves from SQLite to PostgreSQL and back in the middle of a match, and its guests notice nothing', async () => {
  const [file, other, url] = [join(folder(), 'a.db'), join(folder(), 'b.db'), await postgres.fresh()];
  const first = await openServer({ db: file });
  const { code, ann, bob } = await annAndBob(first);
  expect(await lay(ann, 0, true, 'laid-before')).toBeNull();
  // While it runs, as a back-up would be taken.
  const live = await Array.fromAsync(exportStore(file));
  await first.close();
  const lines = await Array.fromAsync(exportStore(file));
  expect(live.filter((line) => line.includes('"line"'))).toEqual(lines.filter((line) => line.includes('"line"')));

  expect(await importStore(url, each(lines))).toBe(lines.length - 2);
  expect(await Array.fromAsync(exportStore(url))).toEqual(lines);
  const second = await openServer({ db: url, clock: first.clock });
  const anna = await ann.guest.goTo(second.address).enter(code);
  expect(await anna.command({ type: 'move', seat: 0, move: {} }, 'laid-before')).toBeNull();
  await second.close();

  await importStore(other, exportStore(url));
  const third = await openServer({ db: other, clock: first.clock });
  const [again, robert] = [
    await ann.guest.goTo(third.address).enter(code),
    await bob.guest.goTo(third.address).enter(code),
  ];
  await Promise.all([again.until('update'), robert.until('update')]);
  await lay(robert, 1);
  await again.until('update', (it) => it.events.length > 0);
  await playOut([
    [again, 0],
    [robert, 1],
  ]);
});

test('what is not whole, not ours, or for a store that is in use is not taken in', async () => {
  const [file, target] = [join(folder(), 'a.db'), join(folder(), 'b.db')];
  const server = await openServer({ db: file });
  await (await Guest.at(server.address)).table();
  const lines = await Array.fromAsync(exportStore(file));
  const into = (changed: readonly string[]): Promise<number> => importStore(target, each(changed));
  await expect(into(lines.slice(0, -1))).rejects.toThrow('not complete');
  await expect(into([...lines.slice(0, 2), ...lines.slice(3)])).rejects.toThrow('rows were exported');
  await expect(into(lines.slice(1))).rejects.toThrow('not an export of Wordhoard');
  await expect(into(lines.with(1, '{"type":"secret"}'))).rejects.toThrow('line 2 is of no type');
  await expect(into(lines.with(1, '{"type":"kept","name":"x"}'))).rejects.toThrow();
  await expect(importStore(file, each(lines))).rejects.toThrow('in use by another server');
  expect(await into(lines)).toBe(lines.length - 2);
  await expect(into(lines)).rejects.toThrow('is not empty');
});

test('a store goes back to the schema before, and forwards again, with all that is in it', async () => {
  const [file, url] = [join(folder(), 'a.db'), await postgres.fresh()];
  const server = await openServer({ db: file });
  const { code, ann } = await annAndBob(server);
  await lay(ann, 0);
  await server.close();
  await importStore(url, exportStore(file));
  for (const store of [file, url]) {
    await migrateStore(store, schemaVersion(store) - 1);
    const again = await openServer({ db: store });
    const anna = await ann.guest.goTo(again.address).enter(code);
    expect((await anna.until('update')).seen.question?.mine).toMatchObject({ done: true });
    await again.close();
  }
});
