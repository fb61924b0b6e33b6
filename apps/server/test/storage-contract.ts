import type { AnyEntry } from '@wordhoard/kernel';
import type { LogEntry, Place, TableState } from '@wordhoard/table';
import { expect, onTestFinished, test } from 'vitest';
import { migrateStore, readStore, restoreStore, schemaVersion } from '../src/storage/move.ts';
import { FOR_GOOD, NOTE_KINDS, NOTES_AT_ONCE, NOTES_PRUNED_AT_ONCE, type Note } from '../src/storage/notes.ts';
import { isPostgres } from '../src/storage/open.ts';
import {
  type Checkpoint,
  CLOSE_WITHIN_MS,
  ENTRIES_PER_READ,
  LEASE_MS,
  type ServerStorage,
  type Storage,
  type StoredAnswer,
  type StoredRow,
} from '../src/storage/storage.ts';
import { linkNote } from '../src/tables/public-games.ts';

type Changes = Omit<Partial<TableState>, 'options'> & { readonly options?: Partial<TableState['options']> };
const table = (code: string, changes: Changes = {}): TableState => {
  const standard = { game: 'any', config: {}, pace: 'live', limits: {}, bank: null, visibility: 'link' } as const;
  const fresh = { code, host: 'ann', places: [null, null], status: 'waiting', beginning: null, result: null } as const;
  return {
    ...fresh,
    rematch: null,
    ...changes,
    options: { ...standard, watching: true, seats: 2, ...changes.options },
  };
};
/** A word list of the maximum length. */
const withList = (word: string): Changes => ({ options: { config: { words: Array(8000).fill(word) } } });
const textsIn = async (where: string): Promise<number> =>
  (await Array.fromAsync(readStore(where))).filter(({ type }) => type === 'text').length;

const logEntry = (seq: number, command: string | null = null): LogEntry => {
  const entry: AnyEntry = { at: seq * 100, seat: 0, to: seq, answer: { word: 'naïve “quoted” \\u0000' } };
  return { seq, command, entry };
};

const checkpoint = (at: number, changes: Partial<Checkpoint> = {}): Checkpoint => ({
  at,
  since: null,
  next: null,
  touched: 0,
  ...changes,
});

const readEntries = async (storage: Storage, code: string): Promise<LogEntry[]> => {
  const lines: LogEntry[] = [];
  for (;;) {
    const more = await storage.entriesAfter(code, lines.at(-1)?.seq ?? 0);
    if (more.length === 0) return lines;
    lines.push(...more);
  }
};

/**
 * Tests every storage must pass. `open` opens the same one again, as after a restart; the suite closes it before.
 * `damage` changes the database behind its back, `lobbiesIn` reads the texts of its tables, whatever its version.
 * `where` is its name for the back-up commands.
 */
export function storageContract(
  make: () => Promise<{ where: string; open(): Promise<ServerStorage>; damage(sql: string): Promise<void> }>,
  lobbiesIn: (where: string) => Promise<string[]>,
): void {
  interface Fresh {
    readonly where: string;
    readonly storage: ServerStorage;
    /** Does this while the store is closed. */
    reopen(work?: () => Promise<void>): Promise<ServerStorage>;
    damage(sql: string): Promise<void>;
  }
  async function fresh(): Promise<Fresh> {
    const { where, open, damage } = await make();
    let storage = await open();
    onTestFinished(() => storage.close());
    return {
      where,
      storage,
      damage,
      async reopen(work = async () => undefined) {
        await storage.close();
        try {
          await work();
        } finally {
          storage = await open();
        }
        return storage;
      },
    };
  }

  test('a table is kept as it was made, under a code of its own', async () => {
    const { storage, reopen } = await fresh();
    expect(await storage.createTable(table('FOX-0001'), 1000.5)).toBe(true);
    expect(await storage.createTable(table('FOX-0001', { host: 'bob' }), 1001)).toBe(false);
    expect(await storage.loadTable('FOX-0002')).toBeUndefined();
    const stored = { state: table('FOX-0001'), revision: 1, checkpoint: checkpoint(0, { touched: 1000 }) };
    expect(await storage.loadTable('FOX-0001')).toEqual(stored);
    expect(await storage.tableState('FOX-0001')).toEqual(stored.state);
    expect(await storage.tableState('FOX-0002')).toBeUndefined();
    expect(await (await reopen()).loadTable('FOX-0001')).toEqual(stored);
  });

  test('of two who save the same revision one comes first', async () => {
    const { storage, reopen } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    const [mine, yours] = [table('FOX-0001', { host: 'me' }), table('FOX-0001', { host: 'you' })];
    const saved = await Promise.all([storage.saveTable(mine, 2, 1), storage.saveTable(yours, 2, 1)]);
    expect(saved.filter((written) => written)).toHaveLength(1);
    expect(await storage.saveTable(yours, 4, 2)).toBe(false);
    expect(await storage.saveTable(table('FOX-0404'), 2, 2)).toBe(false);
    const host = saved[0] ? 'me' : 'you';
    expect(await (await reopen()).loadTable('FOX-0001')).toMatchObject({ state: { host }, revision: 2 });
  });

  test('a line has its number to itself', async () => {
    const { storage, reopen } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    await storage.createTable(table('FOX-0002'), 0);
    expect(await storage.append('FOX-0001', [logEntry(1, 'ann:x')])).toBe(true);
    expect(await storage.append('FOX-0001', [logEntry(1, 'bob:y')])).toBe(false);
    expect(await storage.append('FOX-0002', [logEntry(1, 'ann:x')])).toBe(true);
    expect(await storage.append('FOX-0001', [logEntry(2)])).toBe(true);
    expect(await readEntries(await reopen(), 'FOX-0001')).toEqual([logEntry(1, 'ann:x'), logEntry(2)]);
  });

  test('lines that are written together are all there, or none of them', async () => {
    const { storage, reopen } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    const three = [logEntry(1, 'ann:x'), logEntry(2, 'bob:y'), logEntry(3)];
    expect(await storage.append('FOX-0001', three)).toBe(true);
    expect(await storage.append('FOX-0001', [logEntry(3, 'late'), logEntry(4, 'late'), logEntry(5, 'late')])).toBe(
      false,
    );
    const rivals = [1, 2, 3].map((n) => storage.append('FOX-0001', [logEntry(4, `c${n}`), logEntry(5, `d${n}`)]));
    expect((await Promise.all(rivals)).filter((written) => written)).toHaveLength(1);
    const stored = await readEntries(await reopen(), 'FOX-0001');
    expect(stored.slice(0, 3)).toEqual(three);
    expect(stored.slice(3).map(({ command }) => command)).toEqual([
      expect.stringMatching(/^c/),
      stored[3]!.command!.replace('c', 'd'),
    ]);
  });

  test('lines after one that is known, in order, and not too many at once', async () => {
    const { storage } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    await Promise.all([1, 2, 3, 10, 11].map((seq) => storage.append('FOX-0001', [logEntry(seq)])));
    expect((await storage.entriesAfter('FOX-0001', 2)).map(({ seq }) => seq)).toEqual([3, 10, 11]);
    expect(await storage.entriesAfter('FOX-0001', 11)).toEqual([]);
    await storage.createTable(table('FOX-0002'), 0);
    const many = Array.from({ length: ENTRIES_PER_READ + 1 }, (_, i) => logEntry(i + 1));
    await Promise.all(many.map((it) => storage.append('FOX-0002', [it])));
    expect(await storage.entriesAfter('FOX-0002', 0)).toEqual(many.slice(0, -1));
    expect(await readEntries(storage, 'FOX-0002')).toEqual(many);
  });

  test('many appended at once: of those that want the same number exactly one gets it', async () => {
    const { storage } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    const wanted = Array.from({ length: 60 }, (_, i) => storage.append('FOX-0001', [logEntry(1 + (i % 20), `c${i}`)]));
    const got = (await Promise.all(wanted)).filter((written) => written);
    expect(got).toHaveLength(20);
    expect(await readEntries(storage, 'FOX-0001')).toHaveLength(20);
  });

  test('a line for a table that is gone fails alone', async () => {
    const { storage } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    const both = [storage.append('FOX-0404', [logEntry(1)]), storage.append('FOX-0001', [logEntry(1)])];
    const [gone, there] = await Promise.allSettled(both);
    expect(gone!.status).toBe('rejected');
    expect(there).toEqual({ status: 'fulfilled', value: true });
  });

  test('how late it is at a table is marked, and never goes back', async () => {
    const { storage, reopen } = await fresh();
    await storage.createTable(table('FOX-0001'), 100);
    const late = checkpoint(5000, { since: 70, next: 900.5, touched: 50 });
    await storage.saveCheckpoints(
      new Map([
        ['FOX-0001', late],
        ['FOX-0404', checkpoint(1)],
      ]),
    );
    const marked = async (from: Storage): Promise<Checkpoint | undefined> =>
      (await from.loadTable('FOX-0001'))?.checkpoint;
    expect(await marked(storage)).toEqual({ ...late, next: 900, touched: 100 });
    await storage.saveCheckpoints(new Map([['FOX-0001', checkpoint(4000, { since: 80, next: null, touched: 300 })]]));
    expect(await marked(await reopen())).toEqual({ at: 5000, since: 70, next: null, touched: 300 });
  });

  test('public tables that wait and are in use are found, the last touched first', async () => {
    const { storage } = await fresh();
    const open = { options: { visibility: 'public' } } as const;
    await storage.createTable(table('FOX-0001', open), 10);
    await storage.createTable(table('FOX-0002'), 20);
    await storage.createTable(table('FOX-0003', { ...open, status: 'playing' }), 30);
    await storage.createTable(table('FOX-0004', open), 40);
    await storage.createTable(table('FOX-0005', open), 50);
    await storage.saveTable(table('FOX-0001', open), 2, 60);
    const codes = async (since: number, limit: number): Promise<string[]> =>
      (await storage.publicTables('waiting', since, limit)).map(({ code }) => code);
    expect(await codes(0, 10)).toEqual(['FOX-0001', 'FOX-0005', 'FOX-0004']);
    expect(await codes(50, 10)).toEqual(['FOX-0001', 'FOX-0005']);
    expect(await codes(0, 1)).toEqual(['FOX-0001']);
    expect((await storage.publicTables('playing', 0, 10)).map(({ code }) => code)).toEqual(['FOX-0003']);
  });

  test('correspondence that begins is due soon, in case nobody says when', async () => {
    const { storage } = await fresh();
    const slow = { options: { pace: { days: 2 } } } as const;
    await storage.createTable(table('FOX-0001', slow), 0);
    await storage.createTable(table('FOX-0002', { status: 'playing' }), 0);
    await storage.saveTable(table('FOX-0001', { ...slow, status: 'playing' }), 2, 1000);
    await storage.saveTable(table('FOX-0002', { status: 'playing' }), 2, 1000);
    expect(await storage.takeDue(999 + LEASE_MS, 0, 10)).toEqual([]);
    expect(await storage.takeDue(1000 + LEASE_MS, 1e6, 10)).toEqual(['FOX-0001']);
    await storage.saveTable(table('FOX-0001', { ...slow, status: 'over' }), 3, 1000);
    expect(await storage.takeDue(1e9, 1e9, 10)).toEqual([]);
  });

  test('what is due is given to one, who has a while to see to it', async () => {
    const { storage } = await fresh();
    for (const [code, next] of [
      ['FOX-0001', 30],
      ['FOX-0002', 10],
      ['FOX-0003', 20],
    ] as const) {
      await storage.createTable(table(code), 0);
      await storage.saveCheckpoints(new Map([[code, checkpoint(0, { since: 0, next })]]));
    }
    expect(await storage.takeDue(9, 100, 10)).toEqual([]);
    expect((await storage.takeDue(30, 100, 2)).toSorted()).toEqual(['FOX-0002', 'FOX-0003']);
    const both = await Promise.all([storage.takeDue(99, 200, 10), storage.takeDue(99, 200, 10)]);
    expect(both.flat()).toEqual(['FOX-0001']);
    expect(await storage.takeDue(100, 300, 10)).toHaveLength(2);
  });

  /** Makes the last heartbeat old, also by the database's own clock if it has one. */
  const LONG_AGO = `UPDATE kept SET value = '0' WHERE name = 'database clock'`;

  test('clocks stand still while no server gives a sign of life', async () => {
    const { storage, damage } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    await storage.startClock(10_000);
    await storage.saveHeartbeat(50_000);
    await storage.saveCheckpoints(new Map([['FOX-0001', checkpoint(7, { since: 50_000, next: 60_000 })]]));
    const marked = async (): Promise<Partial<Checkpoint> | undefined> =>
      (await storage.loadTable('FOX-0001'))?.checkpoint;
    await storage.startClock(50_000 + CLOSE_WITHIN_MS);
    expect(await marked()).toMatchObject({ since: 50_000, next: 60_000 });
    await damage(LONG_AGO);
    await storage.startClock(50_000 + CLOSE_WITHIN_MS + 500_000);
    expect(await marked()).toMatchObject({ at: 7, since: 550_000, next: 560_000 });
  });

  test('nothing grows older and nothing is due sooner because no server ran, or because a clock jumps', async () => {
    const { storage, reopen, damage } = await fresh();
    const [HOUR, DAY] = [3_600_000, 86_400_000];
    const start = 1_800_000_000_000;
    await storage.startClock(start);
    await storage.createTable(table('FOX-0001'), start);
    await storage.createTable(table('FOX-0002', { status: 'playing' }), start);
    await storage.saveCheckpoints(
      new Map([['FOX-0002', checkpoint(7, { since: start, next: start + HOUR, touched: start })]]),
    );
    await storage.saveGuest('ann', { name: 'Ann' }, start);
    await storage.saveAnswer({
      day: '2027-01-15',
      game: 'any',
      who: 'ann',
      score: 1,
      told: '{}',
      at: start,
      counted: true,
    });
    await storage.notes.put({ kind: 'device', id: 'x', who: 'ann', value: '{}', until: start + 366 * DAY, due: null });
    let now = start;
    for (const jump of [30 * DAY, -30 * DAY, 2 * HOUR, -2 * HOUR, 400 * DAY, -400 * DAY, -30 * DAY, 31 * DAY]) {
      const again = await reopen();
      await damage(LONG_AGO);
      now += jump;
      await again.startClock(now, true);
      for (const status of ['waiting', 'playing'] as const) expect(await again.deleteTables(status, now - 1)).toBe(0);
      expect([await again.deleteGuests(now - 1), await again.notes.prune(now)]).toEqual([0, 0]);
      expect((await again.answersOf('2027-01-15', 'ann'))[0]).toMatchObject({ at: now });
      expect(await again.guest('ann')).toMatchObject({ seen: now });
      expect((await again.loadTable('FOX-0002'))?.checkpoint).toEqual({
        at: 7,
        since: now,
        next: now + HOUR,
        touched: now,
      });
      expect(await again.takeDue(now + HOUR - 1, now, 10)).toEqual([]);
      expect(await again.publicTables('waiting', now, 10)).toEqual([]);
      await again.saveHeartbeat(now);
    }
    const last = await reopen();
    await last.startClock(now);
    expect(await last.deleteTables('waiting', now + 1)).toBe(1);
    expect(await last.deleteGuests(now + 1)).toBe(1);
  });

  test('a clock that cannot be right is refused in words, and nothing is written', async () => {
    const { storage, reopen, damage } = await fresh();
    const DAY = 86_400_000;
    const start = Date.UTC(2026, 10, 18, 4);
    await storage.startClock(start);
    for (const [days, which] of [
      [15, 'later'],
      [400, 'later'],
      [-15, 'earlier'],
    ] as const) {
      const again = await reopen();
      await damage(LONG_AGO);
      await expect(again.startClock(start + days * DAY)).rejects.toThrow(
        `${Math.abs(days)} days ${which} than expected: a server last used this database at 2026-11-18 04:00 UTC`,
      );
      await again.startClock(start);
    }
    // A server that runs while another starts: no time is lost, and their clocks need not agree.
    const other = await reopen();
    await other.startClock(start + 13 * DAY);
    await other.createTable(table('FOX-0001'), start + 13 * DAY);
    const right = await reopen();
    await damage(LONG_AGO);
    await right.startClock(start);
    expect((await right.loadTable('FOX-0001'))?.checkpoint.touched).toBeGreaterThanOrEqual(start);
    expect((await right.loadTable('FOX-0001'))?.checkpoint.touched).toBeLessThan(start + CLOSE_WITHIN_MS);
  });

  test('how many tables somebody is the host of that are not over', async () => {
    const { storage } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    await storage.createTable(table('FOX-0002', { status: 'playing' }), 0);
    await storage.createTable(table('FOX-0003', { status: 'over' }), 0);
    await storage.createTable(table('FOX-0004', { host: 'bob' }), 0);
    await storage.saveTable(table('FOX-0001', { host: 'bob' }), 2, 0);
    expect([
      await storage.countHosted('ann'),
      await storage.countHosted('bob'),
      await storage.countHosted('cid'),
    ]).toEqual([1, 2, 0]);
  });

  test('what nobody has touched since is deleted, by status, with its log', async () => {
    const { storage } = await fresh();
    await storage.createTable(table('FOX-0001'), 100);
    await storage.createTable(table('FOX-0002'), 300);
    await storage.createTable(table('FOX-0003', { status: 'over' }), 100);
    await storage.createTable(table('FOX-0004'), 100);
    await storage.append('FOX-0001', [logEntry(1)]);
    // A running clock doesn't count as activity.
    await storage.saveCheckpoints(new Map([['FOX-0001', checkpoint(1, { since: 500 })]]));
    await storage.saveCheckpoints(new Map([['FOX-0004', checkpoint(1, { touched: 400 })]]));
    expect(await storage.deleteTables('waiting', 200)).toBe(1);
    expect(await storage.loadTable('FOX-0001')).toBeUndefined();
    expect(await storage.entriesAfter('FOX-0001', 0)).toEqual([]);
    for (const code of ['FOX-0002', 'FOX-0003', 'FOX-0004']) expect(await storage.loadTable(code)).toBeDefined();
    // The code may be given to another table, which begins with an empty log.
    expect(await storage.createTable(table('FOX-0001'), 500)).toBe(true);
    expect(await storage.entriesAfter('FOX-0001', 0)).toEqual([]);
    expect(await storage.tableState('FOX-0001')).toEqual(table('FOX-0001'));
    expect(await storage.tableState('FOX-0009')).toBeUndefined();
  });

  test('a damaged table harms itself alone', async () => {
    const { storage, damage } = await fresh();
    const open = { options: { visibility: 'public' } } as const;
    for (const code of ['FOX-0001', 'FOX-0002', 'FOX-0003', 'FOX-0004'])
      await storage.createTable(table(code, open), 10);
    for (const code of ['FOX-0003', 'FOX-0004']) await storage.append(code, [logEntry(1)]);
    await damage(`UPDATE tables SET lobby = '{"code":' WHERE code = 'FOX-0001'`);
    await damage(`UPDATE tables SET lobby = '{}' WHERE code = 'FOX-0002'`);
    await damage(`UPDATE lines SET entry = 'null' WHERE code = 'FOX-0003'`);
    expect((await storage.publicTables('waiting', 0, 10)).map(({ code }) => code).toSorted()).toEqual([
      'FOX-0003',
      'FOX-0004',
    ]);
    for (const code of ['FOX-0001', 'FOX-0002']) {
      expect(await storage.tableState(code)).toBeUndefined();
      await expect(storage.loadTable(code)).rejects.toThrow(`table ${code} is damaged`);
    }
    await expect(storage.entriesAfter('FOX-0003', 0)).rejects.toThrow('line 1 of table FOX-0003 is damaged');
    expect(await storage.entriesAfter('FOX-0004', 0)).toEqual([logEntry(1)]);
  });

  test('guests and what the server keeps for itself', async () => {
    const { storage, reopen } = await fresh();
    const picture = { mark: 'leaf', colour: 2 };
    expect(await storage.guest('ann')).toBeUndefined();
    await storage.saveGuest('ann', { name: 'Ann' }, 1.5);
    expect(await storage.guest('ann')).toEqual({ name: 'Ann', picture: null, seen: 1 });
    await storage.saveGuest('ann', { name: 'Ann', picture }, 20);
    await storage.saveGuest('ann', { name: 'Änne' }, 10);
    await storage.saveGuest('bob', { name: 'Bob' }, 15);
    expect(await storage.getOrSetValue('secret', 'first')).toBe('first');
    const again = await reopen();
    expect(await again.guest('ann')).toEqual({ name: 'Änne', picture, seen: 20 });
    expect(await again.getOrSetValue('secret', 'second')).toBe('first');
    await again.getOrSetValue('secrets', 'third');
    await again.getOrSetValue('sec_et', 'fourth');
    expect(await again.findValues('secr')).toEqual(['first', 'third']);
    expect([await again.getValue('secret'), await again.getValue('nothing')]).toEqual(['first', undefined]);
    expect(await again.deleteGuests(20)).toBe(1);
    expect([await again.guest('ann'), await again.guest('bob')]).toMatchObject([{ name: 'Änne' }, undefined]);
  });

  test('a task is answered once by each guest, and the scores of a day are counted', async () => {
    const { storage, reopen } = await fresh();
    const answer = (who: string, game: string, score: number, day = '2026-11-17'): StoredAnswer => {
      return { day, game, who, score, told: `{"by":"${who}"}`, at: 100, counted: true };
    };
    expect(await storage.saveAnswer(answer('ann', 'wordsy', 40))).toBe(true);
    expect(await storage.saveAnswer(answer('ann', 'wordsy', 100))).toBe(false);
    const rest = [
      answer('ann', 'wildwords', 60),
      answer('bob', 'wordsy', 40),
      answer('bob', 'wildwords', 70),
      answer('eve', 'wordsy', 90),
      answer('ann', 'wordsy', 7, '2026-11-18'),
      // Answered, and not counted.
      { ...answer('cid', 'wordsy', 100), counted: false },
      { ...answer('cid', 'wildwords', 100), counted: false },
    ];
    for (const it of rest) await storage.saveAnswer(it);
    const again = await reopen();
    expect(await again.answersOf('2026-11-17', 'ann')).toEqual([rest[0], answer('ann', 'wordsy', 40)]);
    expect((await again.answersOf('2026-11-17', 'cid')).map(({ counted }) => counted)).toEqual([false, false]);
    expect(await again.scoresOn('2026-11-17', 2)).toEqual([
      { game: null, score: 100, people: 1 },
      { game: null, score: 110, people: 1 },
      { game: 'wildwords', score: 60, people: 1 },
      { game: 'wildwords', score: 70, people: 1 },
      { game: 'wordsy', score: 40, people: 2 },
      { game: 'wordsy', score: 90, people: 1 },
    ]);
    await again.deleteGuest('ann');
    expect(await again.answersOf('2026-11-18', 'ann')).toEqual([]);
    await again.deleteGuests(100);
    expect(await again.answersOf('2026-11-17', 'bob')).toHaveLength(2);
    await again.deleteGuests(101);
    expect(await again.answersOf('2026-11-17', 'bob')).toEqual([]);
  });

  test('a long configuration is stored once, however many tables have it, and goes with the last of them', async () => {
    const { where, storage, reopen, damage } = await fresh();
    const codes = Array.from({ length: 20 }, (_, i) => `FOX-${1000 + i}`);
    const long = withList('naïve “quoted”');
    for (const code of codes) await storage.createTable(table(code, long), 0);
    // In play the table holds it twice, and saves it with every change.
    const { config } = table('', long).options;
    const setup = { config: config!, players: 2, seed: 'a', limits: {}, bank: null, position: null };
    const beginning = { table: setup, nonce: 'b', commitment: 'c', botSeed: 'd', rules: 1, words: 'e' };
    const playing = table('FOX-1000', { ...long, status: 'playing', beginning });
    for (let revision = 2; revision < 5; revision++) await storage.saveTable(playing, revision, 1);
    const bytes = JSON.stringify(config).length;
    expect(await storage.storedBytes('ann')).toBeGreaterThan(bytes);
    expect(await storage.storedBytes('ann')).toBeLessThan(2 * bytes);
    expect([await textsIn(where), await storage.storedBytes('bob')]).toEqual([1, 0]);
    const again = await reopen();
    expect((await again.loadTable('FOX-1000'))?.state).toEqual(playing);
    expect(await again.tableState('FOX-1001')).toEqual(table('FOX-1001', long));
    await again.saveTable(table('FOX-1001', withList('another')), 2, 2);
    expect(await textsIn(where)).toBe(2);
    await again.saveTable(table('FOX-1001'), 3, 2);
    expect(await textsIn(where)).toBe(1);
    for (const code of codes.slice(1)) await again.deleteTable(code);
    expect([await textsIn(where), await again.tableState('FOX-1000')]).toEqual([1, playing]);
    expect(await again.deleteTables('playing', 10)).toBe(1);
    expect(await textsIn(where)).toBe(0);
    // A missing text damages only the table that had it.
    await again.createTable(table('FOX-1000', long), 0);
    await damage("UPDATE tables SET config = NULL WHERE code = 'FOX-1000'");
    expect(await again.tableState('FOX-1000')).toBeUndefined();
    await expect(again.loadTable('FOX-1000')).rejects.toThrow('table FOX-1000 is damaged');
  });

  test('the way back puts a long configuration where older versions look for it', async () => {
    const { where, storage, reopen } = await fresh();
    const long = table('FOX-0001', withList('naïve “quoted”'));
    await storage.createTable(long, 0);
    const before = isPostgres(where) ? 5 : 6;
    const lobbies: unknown[] = [];
    const again = await reopen(async () => {
      await migrateStore(where, before);
      lobbies.push(...(await lobbiesIn(where)));
      await migrateStore(where, schemaVersion(where));
    });
    expect(lobbies).toEqual([JSON.stringify(long)]);
    expect(await again.tableState('FOX-0001')).toEqual(long);
  });

  test('the way back turns store time into the time of the clock, and nothing is older there', async () => {
    const { where, storage, reopen, damage } = await fresh();
    const [start, pause] = [1_800_000_000_000, 10 * 86_400_000];
    await storage.startClock(start);
    await storage.createTable(table('FOX-0001'), start);
    await storage.saveGuest('ann', { name: 'Ann' }, start);
    const again = await reopen();
    await damage(LONG_AGO);
    await again.startClock(start + pause);
    const last = await reopen(async () => {
      await migrateStore(where, isPostgres(where) ? 6 : 7);
      await migrateStore(where, schemaVersion(where));
    });
    await last.startClock(start + pause);
    expect((await last.loadTable('FOX-0001'))?.checkpoint).toMatchObject({ touched: start + pause });
    expect(await last.guest('ann')).toMatchObject({ seen: start + pause });
    expect(await last.getValue('clock offset')).toBe('0');
  });

  test('somebody is forgotten: their tables are found by any place they had there, and deleted one by one', async () => {
    const { storage, reopen } = await fresh();
    const place = (who: string): Place => ({ who, name: who, level: null });
    await storage.createTable(table('FOX-0001', { host: 'bob', places: [place('bob'), place('ann')] }), 10);
    await storage.createTable(table('FOX-0002', { host: 'bob', places: [place('bob'), place('anna')] }), 10);
    await storage.createTable(table('FOX-0003', { status: 'over', places: [place('ann'), null] }), 10);
    await storage.createTable(table('FOX-0004', { host: 'bob', kicked: ['cid', 'ann'] }), 10);
    await storage.append('FOX-0003', [logEntry(1)]);
    expect(await storage.tablesOf('ann')).toEqual(['FOX-0001', 'FOX-0003', 'FOX-0004']);
    expect(await storage.tablesOf('bob')).toEqual(['FOX-0001', 'FOX-0002', 'FOX-0004']);
    // They are found at their new tables, and no longer at the old ones.
    await storage.saveTable(table('FOX-0004', { host: 'bob', kicked: ['cid'] }), 2, 11);
    await storage.saveTable(table('FOX-0002', { host: 'cid', places: [place('bob'), null] }), 2, 11);
    expect(await storage.tablesOf('ann')).toEqual(['FOX-0001', 'FOX-0003']);
    expect([await storage.tablesOf('anna'), await storage.tablesOf('cid')]).toEqual([[], ['FOX-0002', 'FOX-0004']]);
    await storage.deleteTable('FOX-0003');
    for (const who of ['ann', 'bob']) await storage.saveGuest(who, { name: who }, 5);
    await storage.deleteGuest('ann');
    const again = await reopen();
    expect(await again.tablesOf('ann')).toEqual(['FOX-0001']);
    expect([await again.loadTable('FOX-0003'), await readEntries(again, 'FOX-0003')]).toEqual([undefined, []]);
    expect([await again.guest('ann'), await again.guest('bob')]).toMatchObject([undefined, { name: 'bob' }]);
  });

  test('whose commands the lines of a table carried out is forgotten, of one guest and no other', async () => {
    const { storage, reopen } = await fresh();
    for (const code of ['FOX-0001', 'FOX-0002']) await storage.createTable(table(code), 0);
    const keys = ['ann:x', 'anna:x', 'bob:ann:x', null, 'ann:_%'];
    for (const [i, key] of keys.entries()) await storage.append('FOX-0001', [logEntry(i + 1, key)]);
    await storage.append('FOX-0002', [logEntry(1, 'ann:x')]);
    await storage.forgetCommands('FOX-0001', 'ann');
    const again = await reopen();
    const left = [null, 'anna:x', 'bob:ann:x', null, null];
    expect(await readEntries(again, 'FOX-0001')).toEqual(left.map((key, i) => logEntry(i + 1, key)));
    expect(await readEntries(again, 'FOX-0002')).toEqual([logEntry(1, 'ann:x')]);
  });

  test('a table that is damaged has nobody at it but its host, and can still be written', async () => {
    const { storage, damage } = await fresh();
    await storage.createTable(table('FOX-0001'), 0);
    for (const lobby of [
      '{"co',
      '7',
      '[{"who":"bob"}]',
      '{"host":["bob"],"places":"bob","kicked":{"b":1}}',
      '{"places":["bob",7,null]}',
    ]) {
      await damage(`UPDATE tables SET lobby = '${lobby}'`);
      expect(await storage.tablesOf('ann')).toEqual(['FOX-0001']);
      expect(await storage.tablesOf('bob')).toEqual([]);
    }
    expect(await storage.saveTable(table('FOX-0001'), 2, 0)).toBe(true);
    expect(await storage.tablesOf('ann')).toEqual(['FOX-0001']);
  });

  test('all of it can be moved to another store, which must be empty', async () => {
    const [{ where, storage, damage }, target] = [await fresh(), await fresh()];
    await storage.saveGuest('ann', { name: 'Änne', picture: { mark: 'leaf', colour: 2 } }, 5);
    await storage.saveGuest('bob', { name: 'Bob' }, 6);
    await storage.getOrSetValue('secret', 'first');
    await storage.notes.put({ kind: 'device', id: 'd1', who: 'ann', value: '{}', until: 7, due: null });
    await storage.notes.put({ kind: 'push', id: 'p1', who: 'ann', value: '{}', until: 8, due: 9 });
    const stored = { day: '2026-11-17', game: 'wordsy', score: 9, told: '{}', at: 50 };
    await storage.saveAnswer({ ...stored, who: 'ann', counted: true });
    await storage.saveAnswer({ ...stored, who: 'bob', counted: false });
    await storage.bans.put({ subject: '203.0.113.0/24', note: 'flooded “us”', since: 5, until: 6 });
    await storage.createTable(table('FOX-0001', { options: { visibility: 'public' } }), 10);
    await storage.createTable(table('FOX-0002', { options: { pace: { days: 1 } }, status: 'playing' }), 20);
    await storage.createTable(table('FOX-0003'), 30);
    await storage.createTable(table('FOX-0004', withList('a long list')), 30);
    await storage.saveTable(table('FOX-0001', { host: 'bob' }), 2, 40);
    await storage.saveCheckpoints(new Map([['FOX-0002', checkpoint(70, { since: 80, next: 90 })]]));
    await Promise.all(Array.from({ length: 600 }, (_, i) => storage.append('FOX-0002', [logEntry(i + 1, `c${i}`)])));
    await damage(`UPDATE tables SET lobby = '{"code":' WHERE code = 'FOX-0003'`);
    const rows = await Array.fromAsync(readStore(where));
    expect(rows.map(({ type }) => type).filter((type) => type !== 'line')).toEqual([
      'kept',
      'guest',
      'guest',
      'note',
      'note',
      'answer',
      'answer',
      'ban',
      'text',
      'table',
      'table',
      'table',
      'table',
    ]);
    await target.storage.getOrSetValue('secret', 'another');
    const restore = (): Promise<void> => restoreStore(target.where, readStore(where));
    await target.reopen(restore);
    expect(await Array.fromAsync(readStore(target.where))).toEqual(rows);
    const other = await target.reopen(() => expect(restore()).rejects.toThrow('is not empty'));
    expect(await other.loadTable('FOX-0002')).toEqual(await storage.loadTable('FOX-0002'));
    expect(await other.tableState('FOX-0004')).toEqual(table('FOX-0004', withList('a long list')));
    expect(await other.takeDue(90, 1000, 10)).toEqual(['FOX-0002']);
    expect(await readEntries(other, 'FOX-0002')).toEqual(await readEntries(storage, 'FOX-0002'));
  });

  const note = (id: string, changes: Partial<Note> = {}): Note => {
    const standard = { kind: 'link', who: 'ann', value: '{"a":"ä"}', until: 1000, due: null } as const;
    return { id, ...standard, ...changes };
  };
  const idsOf = (notes: readonly Note[]): string[] => notes.map(({ id }) => id);

  test('a note is kept in the place of its like, given to one who takes it, and gone after its time', async () => {
    const { storage, reopen } = await fresh();
    const { notes } = storage;
    await notes.put(note('x', { value: 'old' }));
    const put = [note('x'), note('y', { until: 2000.5, due: 7.5 }), note('x', { kind: 'device' })];
    await Promise.all(put.map((it) => notes.put(it)));
    await notes.put(note('z', { who: 'bob' }));
    expect(await notes.ofGuest('link', 'ann')).toEqual([note('x'), note('y', { until: 2000, due: 7 })]);
    expect(idsOf(await notes.find('link', ['z', 'x', 'no such', 'it is x'])).sort()).toEqual(['x', 'z']);
    expect(await notes.find('link', [])).toEqual([]);
    const taken = await Promise.all([notes.take('link', 'x'), notes.take('link', 'x'), notes.take('push', 'x')]);
    expect(taken.filter((it) => it !== undefined)).toEqual([note('x')]);
    expect(await notes.prune(1000)).toBe(0);
    expect(await notes.prune(1001)).toBe(2);
    const again = await reopen();
    expect(await again.notes.find('link', ['x', 'y', 'z'])).toEqual([note('y', { until: 2000, due: 7 })]);
  });

  test('a guest has so many notes of one kind and no more, but may change those', async () => {
    const { storage } = await fresh();
    const { notes } = storage;
    const put = (id: string, changes: Partial<Note> = {}): Promise<boolean> => notes.put(note(id, changes), 2);
    expect([await put('a'), await put('b'), await put('c')]).toEqual([true, true, false]);
    expect(await put('a', { value: 'new' })).toBe(true);
    expect([await put('c', { who: 'bob' }), await put('d', { kind: 'push' })]).toEqual([true, true]);
    expect(await notes.ofGuest('link', 'ann')).toEqual([note('a', { value: 'new' }), note('b')]);
    expect(await notes.put(note('e'))).toBe(true);
  });

  test('of very many notes some are given at once, and all that are due are given in turn, to one each', async () => {
    const { storage, damage } = await fresh();
    const { notes } = storage;
    const count = 2 * NOTES_AT_ONCE + 1;
    // All at once: one by one they would take longer than all other tests.
    const values = Array.from({ length: count }, (_, i) => `('push', 'n${i}', 'ann', '', 5, ${1000 + i})`);
    await damage(`INSERT INTO notes (kind, id, who, value, until, due) VALUES ${values.join()}`);
    await notes.put(note('link', { due: 1 }));
    await notes.put(note('later', { kind: 'push', due: 9000 }));
    await notes.put(note('never', { kind: 'push' }));
    expect(await notes.ofGuest('push', 'ann')).toHaveLength(NOTES_AT_ONCE);
    expect(await notes.takeDue('push', 999, 5000)).toEqual([]);
    const pages = [];
    for (let i = 0; i < 4; i++) pages.push(idsOf(await notes.takeDue('push', 2000, 5000)));
    expect(pages.map((page) => page.length)).toEqual([NOTES_AT_ONCE, NOTES_AT_ONCE, 1, 0]);
    expect(pages.flat()).toEqual(Array.from({ length: count }, (_, i) => `n${i}`));
    // Notes that weren't handled are due again.
    expect(await notes.takeDue('push', 5000, 6000)).toHaveLength(NOTES_AT_ONCE);
    expect((await notes.find('push', ['n0', 'later'])).map(({ due }) => due).sort()).toEqual([6000, 9000]);
  });

  test('very many notes that are of no use any more are deleted some at a time', async () => {
    const { storage, damage } = await fresh();
    const values = Array.from({ length: NOTES_PRUNED_AT_ONCE + 7 }, (_, i) => `('link', 'n${i}', 'ann', '', 5)`);
    await damage(`INSERT INTO notes (kind, id, who, value, until) VALUES ${values.join()}`);
    await storage.notes.put(note('good', { kind: 'revoked', until: FOR_GOOD }));
    const pruned = [];
    for (let i = 0; i < 3; i++) pruned.push(await storage.notes.prune(FOR_GOOD));
    expect(pruned).toEqual([NOTES_PRUNED_AT_ONCE, 7, 0]);
    expect(await storage.notes.ofGuest('revoked', 'ann')).toEqual([note('good', { kind: 'revoked', until: FOR_GOOD })]);
  });

  test('the link to a finished game leads to its table, with those who allowed it, also after a restart', async () => {
    const { storage, reopen } = await fresh();
    const over = table('FOX-0001', { status: 'over', publicLink: { id: 'L'.repeat(22), agreed: ['ann', 'bob'] } });
    await storage.createTable(over, 0);
    await storage.notes.put(linkNote('L'.repeat(22), 'FOX-0001', 1000));
    const again = await reopen();
    const [found] = await again.notes.find('game', ['L'.repeat(22)]);
    expect(found).toEqual(linkNote('L'.repeat(22), 'FOX-0001', 1000));
    expect(await again.tableState(found!.value)).toEqual(over);
    expect(await again.notes.find('game', ['M'.repeat(22)])).toEqual([]);
  });

  test('all notes of one kind about somebody are dropped, and no others', async () => {
    const { storage } = await fresh();
    const { notes } = storage;
    for (const [id, who] of [
      ['a', 'ann'],
      ['b', 'ann'],
      ['c', 'bob'],
    ] as const)
      for (const kind of NOTE_KINDS) await notes.put(note(id, { kind, who }));
    await notes.deleteOfGuest('link', 'ann');
    const left = await Promise.all(NOTE_KINDS.map(async (kind) => (await notes.find(kind, ['a', 'b', 'c'])).length));
    expect(left).toEqual(NOTE_KINDS.map((kind) => (kind === 'link' ? 1 : 3)));
  });

  test('what is only half restored is not restored at all', async () => {
    const { where, storage, reopen } = await fresh();
    await storage.getOrSetValue('secret', 'mine');
    async function* broken(): AsyncGenerator<StoredRow> {
      yield { type: 'guest', who: 'ann', name: 'Ann', picture: null, seen: 0 };
      throw new Error('the file ends here');
    }
    const again = await reopen(() => expect(restoreStore(where, broken())).rejects.toThrow('ends here'));
    expect(await again.guest('ann')).toBeUndefined();
    expect(await again.getOrSetValue('secret', 'yours')).toBe('mine');
  });
}
