import { expect, onTestFinished, test } from 'vitest';
import type { Line, Storage } from '../src/storage/storage.ts';
import type { AnyEntry } from '../src/tables/game.ts';
import type { Lobby } from '../src/tables/lobby.ts';

type Changes = Omit<Partial<Lobby>, 'options'> & { readonly options?: Partial<Lobby['options']> };
const lobby = (code: string, changes: Changes = {}): Lobby => {
  const standard = { game: 'any', config: {}, pace: 'live', limits: {}, bank: null, visibility: 'link' } as const;
  const fresh = { code, host: 'ann', places: [null, null], status: 'waiting', beginning: null, result: null } as const;
  return {
    ...fresh,
    rematch: null,
    ...changes,
    options: { ...standard, watching: true, seats: 2, ...changes.options },
  };
};
const line = (seq: number, command: string | null = null): Line => {
  const entry: AnyEntry = { at: seq * 100, seat: 0, to: seq, answer: { word: 'naïve “quoted” \\u0000' } };
  return { seq, command, entry };
};

/**
 * What every storage must do. `open` opens the same one again, as after a restart; the suite closes it before.
 */
export function storageContract(make: () => Promise<{ open(): Promise<Storage> }>): void {
  async function fresh(): Promise<{ storage: Storage; reopen(): Promise<Storage> }> {
    const { open } = await make();
    let storage = await open();
    onTestFinished(() => storage.close());
    return {
      storage,
      async reopen() {
        await storage.close();
        storage = await open();
        return storage;
      },
    };
  }

  test('a table is kept as it was made, under a code of its own', async () => {
    const { storage, reopen } = await fresh();
    expect(await storage.createTable(lobby('FOX-0001'), 1000.5)).toBe(true);
    expect(await storage.createTable(lobby('FOX-0001', { host: 'bob' }), 1001)).toBe(false);
    expect(await storage.loadTable('FOX-0002')).toBeUndefined();
    const kept = { lobby: lobby('FOX-0001'), revision: 1, clock: 0, lines: [] };
    expect(await storage.loadTable('FOX-0001')).toEqual(kept);
    expect(await (await reopen()).loadTable('FOX-0001')).toEqual(kept);
  });

  test('of two who save the same revision one comes first', async () => {
    const { storage, reopen } = await fresh();
    await storage.createTable(lobby('FOX-0001'), 0);
    const [mine, yours] = [lobby('FOX-0001', { host: 'me' }), lobby('FOX-0001', { host: 'you' })];
    expect(await Promise.all([storage.saveTable(mine, 2, 1), storage.saveTable(yours, 2, 1)])).toEqual([true, false]);
    expect(await storage.saveTable(yours, 4, 2)).toBe(false);
    expect(await storage.saveTable(lobby('FOX-0404'), 2, 2)).toBe(false);
    expect(await (await reopen()).loadTable('FOX-0001')).toMatchObject({ lobby: { host: 'me' }, revision: 2 });
  });

  test('a line has its number to itself', async () => {
    const { storage, reopen } = await fresh();
    await storage.createTable(lobby('FOX-0001'), 0);
    await storage.createTable(lobby('FOX-0002'), 0);
    expect(await storage.append('FOX-0001', line(1, 'ann:x'))).toBe(true);
    expect(await storage.append('FOX-0001', line(1, 'bob:y'))).toBe(false);
    expect(await storage.append('FOX-0002', line(1, 'ann:x'))).toBe(true);
    expect(await storage.append('FOX-0001', line(2))).toBe(true);
    expect((await (await reopen()).loadTable('FOX-0001'))?.lines).toEqual([line(1, 'ann:x'), line(2)]);
  });

  test('lines after one that is known, in order', async () => {
    const { storage } = await fresh();
    await storage.createTable(lobby('FOX-0001'), 0);
    await Promise.all([1, 2, 3, 10, 11].map((seq) => storage.append('FOX-0001', line(seq))));
    expect((await storage.linesAfter('FOX-0001', 2)).map(({ seq }) => seq)).toEqual([3, 10, 11]);
    expect(await storage.linesAfter('FOX-0001', 11)).toEqual([]);
  });

  test('many appended at once: of those that want the same number exactly one gets it', async () => {
    const { storage } = await fresh();
    await storage.createTable(lobby('FOX-0001'), 0);
    const wanted = Array.from({ length: 60 }, (_, i) => storage.append('FOX-0001', line(1 + (i % 20), `c${i}`)));
    const got = (await Promise.all(wanted)).filter((written) => written);
    expect(got).toHaveLength(20);
    expect(await storage.linesAfter('FOX-0001', 0)).toHaveLength(20);
  });

  test('a line for a table that is gone fails alone', async () => {
    const { storage } = await fresh();
    await storage.createTable(lobby('FOX-0001'), 0);
    const both = [storage.append('FOX-0404', line(1)), storage.append('FOX-0001', line(1))];
    const [gone, there] = await Promise.allSettled(both);
    expect(gone!.status).toBe('rejected');
    expect(there).toEqual({ status: 'fulfilled', value: true });
  });

  test('match time is marked, and never goes back', async () => {
    const { storage, reopen } = await fresh();
    await storage.createTable(lobby('FOX-0001'), 0);
    await storage.mark(
      new Map([
        ['FOX-0001', 5000],
        ['FOX-0404', 1],
      ]),
      1,
    );
    await storage.mark(new Map([['FOX-0001', 4000]]), 2);
    expect((await (await reopen()).loadTable('FOX-0001'))?.clock).toBe(5000);
  });

  test('public tables that wait are found, the last touched first', async () => {
    const { storage } = await fresh();
    const open = { options: { visibility: 'public' } } as const;
    await storage.createTable(lobby('FOX-0001', open), 10);
    await storage.createTable(lobby('FOX-0002'), 20);
    await storage.createTable(lobby('FOX-0003', { ...open, status: 'playing' }), 30);
    await storage.createTable(lobby('FOX-0004', open), 40);
    await storage.createTable(lobby('FOX-0005', open), 50);
    await storage.saveTable(lobby('FOX-0001', open), 2, 60);
    const codes = async (limit: number): Promise<string[]> =>
      (await storage.publicTables(limit)).map(({ code }) => code);
    expect(await codes(10)).toEqual(['FOX-0001', 'FOX-0005', 'FOX-0004']);
    expect(await codes(2)).toEqual(['FOX-0001', 'FOX-0005']);
  });

  test('correspondence in play is found, to be taken up after a restart', async () => {
    const { storage } = await fresh();
    const slow = { options: { pace: { days: 2 } } } as const;
    await storage.createTable(lobby('FOX-0001', { ...slow, status: 'playing' }), 0);
    await storage.createTable(lobby('FOX-0002', slow), 0);
    await storage.createTable(lobby('FOX-0003', { status: 'playing' }), 0);
    expect(await storage.correspondenceTables()).toEqual(['FOX-0001']);
  });

  test('what nobody has touched since is deleted, by status, with its log', async () => {
    const { storage } = await fresh();
    await storage.createTable(lobby('FOX-0001'), 100);
    await storage.createTable(lobby('FOX-0002'), 300);
    await storage.createTable(lobby('FOX-0003', { status: 'over' }), 100);
    await storage.createTable(lobby('FOX-0004'), 100);
    await storage.append('FOX-0001', line(1));
    await storage.mark(new Map([['FOX-0004', 1]]), 400);
    expect(await storage.deleteTables('waiting', 200)).toBe(1);
    expect(await storage.loadTable('FOX-0001')).toBeUndefined();
    expect(await storage.linesAfter('FOX-0001', 0)).toEqual([]);
    for (const code of ['FOX-0002', 'FOX-0003', 'FOX-0004']) expect(await storage.loadTable(code)).toBeDefined();
    // The code may be given to another table, which begins with an empty log.
    expect(await storage.createTable(lobby('FOX-0001'), 500)).toBe(true);
    expect((await storage.loadTable('FOX-0001'))?.lines).toEqual([]);
  });

  test('guests and what the house keeps for itself', async () => {
    const { storage, reopen } = await fresh();
    expect(await storage.guestName('ann')).toBeUndefined();
    await storage.saveGuest('ann', 'Ann');
    await storage.saveGuest('ann', 'Änne');
    expect(await storage.keep('secret', 'first')).toBe('first');
    const again = await reopen();
    expect(await again.guestName('ann')).toBe('Änne');
    expect(await again.keep('secret', 'second')).toBe('first');
  });
}
