import type { TableState } from '@wordhoard/table';
import { expect, onTestFinished, test } from 'vitest';
import { migrateStore, schemaVersion } from '../src/storage/move.ts';
import { FOR_GOOD } from '../src/storage/notes.ts';
import { isPostgres } from '../src/storage/open.ts';
import type { ServerStorage } from '../src/storage/storage.ts';
import type { Ban } from '../src/storage/stored-bans.ts';

const table = (code: string, host: string, status: TableState['status'] = 'waiting'): TableState => ({
  code,
  host,
  places: [{ who: host, name: host, level: null }],
  status,
  beginning: null,
  result: null,
  rematch: null,
  options: {
    game: 'any',
    // Long enough to be stored apart from the table.
    config: { words: Array(2000).fill('word') },
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: true,
    seats: 1,
  },
});

const ban = (subject: string, changes: Partial<Ban> = {}): Ban => ({
  subject,
  note: 'flooded “us”',
  since: 100,
  until: 1000,
  ...changes,
});

/** Tests of what the operator's commands need, which every store must pass. `damage` changes the database directly. */
export function operatorContract(
  make: () => Promise<{ where: string; open(): Promise<ServerStorage>; damage(sql: string): Promise<void> }>,
): void {
  interface Fresh {
    readonly where: string;
    readonly storage: ServerStorage;
    damage(sql: string): Promise<void>;
    /** Opens the same store, which must have been closed. */
    open(): Promise<ServerStorage>;
  }
  async function fresh(): Promise<Fresh> {
    const made = await make();
    const open = async (): Promise<ServerStorage> => {
      const storage = await made.open();
      onTestFinished(() => storage.close().catch(() => undefined));
      return storage;
    };
    return { ...made, open, storage: await open() };
  }

  test('the operator sees tables as they are stored, the last touched first', async () => {
    const { storage, damage } = await fresh();
    await storage.createTable(table('FOX-0001', 'ann'), 10);
    await storage.createTable(table('FOX-0002', 'bob', 'over'), 30);
    await storage.createTable(table('FOX-0003', 'ann'), 20);
    const entry = { at: 1, seat: 0, to: 1, answer: 'x' };
    for (const seq of [1, 2]) await storage.append('FOX-0001', [{ seq, command: null, entry }]);
    const first = {
      code: 'FOX-0001',
      status: 'waiting',
      host: 'ann',
      state: table('FOX-0001', 'ann'),
      entries: 2,
      touched: 10,
    };
    expect(await storage.operator.table('FOX-0001')).toEqual(first);
    expect(await storage.operator.table('FOX-0404')).toBeUndefined();
    const codes = async (...args: Parameters<ServerStorage['operator']['tables']>): Promise<string[]> =>
      (await storage.operator.tables(...args)).map(({ code }) => code);
    expect(await codes(null, 10)).toEqual(['FOX-0002', 'FOX-0003', 'FOX-0001']);
    expect(await codes('waiting', 10)).toEqual(['FOX-0003', 'FOX-0001']);
    expect(await codes('waiting', 1)).toEqual(['FOX-0003']);
    await damage(`UPDATE tables SET lobby = '{"co' WHERE code = 'FOX-0001'`);
    expect(await storage.operator.table('FOX-0001')).toEqual({ ...first, state: undefined });
  });

  test('the operator finds guests by a part of their name', async () => {
    const { storage } = await fresh();
    for (const [who, name, seen] of [
      ['a1', 'Ann', 10],
      ['b1', 'Joanna', 30],
      ['c1', '100%_', 20],
    ] as const)
      await storage.saveGuest(who, { name }, seen);
    const found = async (name: string, limit = 10): Promise<string[]> =>
      (await storage.operator.guests(name, limit)).map(({ who }) => who);
    expect(await found('')).toEqual(['b1', 'c1', 'a1']);
    expect([await found('ANN'), await found('ann', 1), await found('%_'), await found('_')]).toEqual([
      ['b1', 'a1'],
      ['b1'],
      ['c1'],
      ['c1'],
    ]);
    expect(await storage.operator.guests('joanna', 1)).toEqual([{ who: 'b1', name: 'Joanna', seen: 30 }]);
  });

  test('the operator reads times by the clock of the server, not in store time', async () => {
    const { storage } = await fresh();
    const [start, pause] = [1_800_000_000_000, 10 * 86_400_000];
    await storage.startClock(start);
    await storage.createTable(table('FOX-0001', 'ann'), start);
    await storage.saveGuest('ann', { name: 'Ann' }, start);
    await storage.startClock(start + pause);
    expect(await storage.operator.table('FOX-0001')).toMatchObject({ touched: start + pause });
    expect(await storage.operator.tables(null, 1)).toMatchObject([{ touched: start + pause }]);
    expect(await storage.operator.guests('', 1)).toMatchObject([{ seen: start + pause }]);
  });

  test('a ban lasts until it is lifted or ends, also over a restart', async () => {
    const { storage, open } = await fresh();
    const { bans } = storage;
    await bans.put(ban('ann', { note: 'old' }));
    await bans.put(ban('203.0.113.0/24', { since: 200.7, until: FOR_GOOD }));
    await bans.put(ban('ann'));
    await bans.put(ban('bob', { until: 499 }));
    const both = [ban('203.0.113.0/24', { since: 200, until: FOR_GOOD }), ban('ann')];
    expect(await bans.current(500)).toEqual(both);
    expect([await bans.delete('bob'), await bans.delete('bob')]).toEqual([true, false]);
    await storage.close();
    const again = (await open()).bans;
    expect(await again.current(1000)).toEqual(both);
    expect(await again.current(1001)).toEqual(both.slice(0, 1));
    expect([await again.prune(1000), await again.prune(1001), await again.prune(FOR_GOOD)]).toEqual([0, 1, 0]);
    expect(await again.current(0)).toEqual(both.slice(0, 1));
  });

  test('a rollback ends no ban: the next upgrade restores them', async () => {
    const { where, storage, open } = await fresh();
    const all = [ban('203.0.113.0/24', { note: '"; -- ü', until: FOR_GOOD }), ban('ann')];
    for (const it of all) await storage.bans.put(it);
    await storage.getOrSetValue('ban ', 'damaged');
    await storage.getOrSetValue('ban x', '["too","few"]');
    await storage.close();
    await migrateStore(where, isPostgres(where) ? 8 : 9);
    await migrateStore(where, schemaVersion(where));
    const again = await open();
    expect(await again.bans.current(0)).toEqual(all);
    expect(await again.findValues('ban ')).toEqual([]);
  });
}
