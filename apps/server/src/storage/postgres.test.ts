import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { operatorContract } from '../../test/operator-contract.ts';
import { usePostgres } from '../../test/postgres.ts';
import { storageContract } from '../../test/storage-contract.ts';
import { openPostgres, TABLES_OF } from './postgres.ts';
import { migratePostgres, POSTGRES_VERSION } from './postgres-schema.ts';
import type { Storage, StorageListener } from './storage.ts';

const postgres = usePostgres();

async function query<R extends object>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<R>(sql);
  await client.end();
  return rows;
}

async function open(url: string): Promise<Storage> {
  const storage = await openPostgres(url);
  onTestFinished(() => storage.close().catch(() => undefined));
  return storage;
}

/** Notes what is heard, and waits for it. */
class RecordingListener implements StorageListener {
  readonly received: unknown[] = [];
  #waiting: (() => void)[] = [];
  onWrite(code: string, what: object): void {
    this.#add({ code, ...what });
  }
  onMessage(code: string, word: unknown): void {
    this.#add({ code, word });
  }
  onGap(): void {
    this.#add('missed');
  }
  async until(count: number): Promise<unknown[]> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.received;
  }
  #add(what: unknown): void {
    this.received.push(what);
    for (const waiting of this.#waiting.splice(0)) waiting();
  }
}

const table = { code: 'FOX-0001', host: 'ann', places: [], status: 'waiting', beginning: null, result: null } as const;
const options = { game: 'any', config: {}, pace: 'live', limits: {}, bank: null, visibility: 'link' } as const;
const state = { ...table, rematch: null, options: { ...options, watching: true, seats: 2 } };
const line = (seq: number) => ({ seq, command: null, entry: { at: 0, seat: 0, to: 1, answer: 'x' } }) as const;

describe('PostgreSQL', () => {
  const make = async () => {
    const url = await postgres.fresh();
    return {
      where: url,
      open: () => openPostgres(url),
      damage: async (sql: string) => void (await query(url, sql)),
    };
  };
  operatorContract(make);
  storageContract(make, async (url) =>
    (await query(url, 'SELECT lobby FROM tables')).map((row) => (row as { lobby: string }).lobby),
  );

  test('if several processes start on an empty database, one creates the tables', async () => {
    const url = await postgres.fresh();
    const all = await Promise.all(Array.from({ length: 5 }, () => open(url)));
    const secrets = await Promise.all(all.map((storage, i) => storage.getOrSetValue('secret', `from ${i}`)));
    expect(new Set(secrets).size).toBe(1);
    expect(await query(url, 'SELECT version FROM wordhoard_schema')).toEqual([{ version: POSTGRES_VERSION }]);
  });

  test('migrates forwards and back through every version without losing data', async () => {
    const url = await postgres.fresh();
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    await migratePostgres(client, 1);
    await client.query(`
      INSERT INTO tables VALUES ('FOX-0001', 'playing', false, true, 3, '${JSON.stringify(state)}'),
        ('FOX-0002', 'over', false, false, 1, '{"co');
      INSERT INTO clocks VALUES ('FOX-0001', 500, 600), ('FOX-0002', 0, 7);
      INSERT INTO lines VALUES ('FOX-0001', 1, 'ann:x', '{"at":5}');
      INSERT INTO guests VALUES ('ann', 'Ann'); INSERT INTO kept VALUES ('cookie secret', 'quiet')`);
    const dump = async (): Promise<unknown[]> => {
      const found: unknown[] = [];
      for (const name of ['wordhoard_schema', 'tables', 'clocks', 'lines', 'guests', 'kept'])
        found.push((await client.query(`SELECT * FROM ${name} ORDER BY 1`)).rows);
      const columns = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'";
      return [...found, (await client.query(`${columns} ORDER BY 1, 2`)).rows];
    };
    const before = await dump();
    const storage = await open(url);
    expect(await storage.loadTable('FOX-0001')).toMatchObject({
      revision: 3,
      checkpoint: { at: 500, since: null, next: 0 },
    });
    expect(await storage.countHosted('ann')).toBe(1);
    expect(await storage.tablesOf('ann')).toEqual(['FOX-0001']);
    await storage.startClock(1);
    await storage.close();
    for (const version of [2, 3, 2, 1]) await migratePostgres(client, version);
    expect(await dump()).toEqual(before);
    await client.query('UPDATE wordhoard_schema SET version = 99');
    await expect(openPostgres(url)).rejects.toThrow('has schema version 99');
  });

  test('finds the tables of a guest by an index', async () => {
    const url = await postgres.fresh();
    await open(url);
    // With no rows at all it would rather read all of them.
    const asked = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c enable_seqscan=off')}`;
    const plan = await query(asked, `EXPLAIN ${TABLES_OF.replaceAll('$1', "'ann'")}`);
    expect(JSON.stringify(plan)).toContain('Index Scan on tables_of_people');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });

  test('notifies the other processes of writes, but not the writer', async () => {
    const url = await postgres.fresh();
    const [mine, yours] = [await open(url), await open(url)];
    const [me, you] = [new RecordingListener(), new RecordingListener()];
    await mine.listen(me);
    await yours.listen(you);
    await mine.createTable(state, 0);
    await mine.append('FOX-0001', [line(1)]);
    expect(await yours.append('FOX-0001', [line(1)])).toBe(false);
    await mine.saveTable(state, 2, 0);
    expect(await yours.saveTable(state, 2, 0)).toBe(false);
    mine.sendToPeers('FOX-0001', { hello: 'Änne' });
    expect(await you.until(3)).toEqual([
      { code: 'FOX-0001', seq: 1, lines: [line(1)] },
      { code: 'FOX-0001', revision: 2 },
      { code: 'FOX-0001', word: { hello: 'Änne' } },
    ]);
    const drafts = [line(2), { ...line(3), command: 'ann:x' }];
    await yours.append('FOX-0001', drafts);
    // Too long for a notice.
    const long = { ...line(4), entry: { ...line(4).entry, answer: 'Ä'.repeat(4000) } };
    await yours.append('FOX-0001', [long]);
    expect(await me.until(2)).toEqual([
      { code: 'FOX-0001', seq: 2, lines: drafts },
      { code: 'FOX-0001', seq: 4 },
    ]);
    expect(await mine.entriesAfter('FOX-0001', 3)).toEqual([long]);
  });

  test('after a lost connection, notices arrive again and the gap is reported', async () => {
    const url = await postgres.fresh();
    const [mine, yours] = [await open(url), await open(url)];
    const you = new RecordingListener();
    await yours.listen(you);
    await mine.createTable(state, 0);
    await query(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    expect(await you.until(1)).toEqual(['missed']);
    await mine.append('FOX-0001', [line(1)]);
    expect(await you.until(2)).toEqual(['missed', { code: 'FOX-0001', seq: 1, lines: [line(1)] }]);
  });

  test('two processes that append the same entries in any order never deadlock', async () => {
    const url = await postgres.fresh();
    const [mine, yours] = [await open(url), await open(url)];
    const codes = Array.from({ length: 20 }, (_, i) => `FOX-${1000 + i}`);
    for (const code of codes) await mine.createTable({ ...state, code }, 0);
    const written = await Promise.all([
      ...codes.map((code) => mine.append(code, [line(1)])),
      ...codes.toReversed().map((code) => yours.append(code, [line(1)])),
    ]);
    expect(written.filter((it) => it)).toHaveLength(codes.length);
  });
});
