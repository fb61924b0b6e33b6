import type { TableState } from '@wordhoard/table';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerStorage } from '../src/storage/storage.ts';

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

/** Tests of what the operator's commands need, which every store must pass. `damage` changes the database directly. */
export function operatorContract(
  make: () => Promise<{ open(): Promise<ServerStorage>; damage(sql: string): Promise<void> }>,
): void {
  async function fresh(): Promise<{ storage: ServerStorage; damage(sql: string): Promise<void> }> {
    const { open, damage } = await make();
    const storage = await open();
    onTestFinished(() => storage.close());
    return { storage, damage };
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
}
