import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { restoreStore } from '../src/storage/move.ts';
import type { StoredRow } from '../src/storage/storage.ts';
import type { Client } from './client.ts';
import { readLog } from './faults/read-log.ts';
import { ServerCluster } from './faults/servers.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, folder, playOut } from './server.ts';
import { measureMemory, runWordhoard, startWordhoard } from './wordhoard.ts';

const postgres = usePostgres();

/** One server in a separate process, killed after the test. */
async function openTestServer(db: string): Promise<{ address: string; close(): Promise<void> }> {
  const cluster = await ServerCluster.open(db, 1);
  onTestFinished(() => cluster.close());
  return { address: cluster.addresses[0]!, close: () => cluster.close() };
}

const sendWave = (client: Client, seat: number, id: string): Promise<unknown> =>
  client.command({ type: 'move', seat, move: { free: { type: 'wave' } } }, id);

/** A store with `guests` guests whose names have `letters` letters. */
async function storeOf(guests: number, letters: number): Promise<string> {
  const path = join(folder(), 'many.db');
  async function* rows(): AsyncGenerator<StoredRow> {
    for (let i = 0; i < guests; i++)
      yield { type: 'guest', who: `guest-${i}`, name: 'n'.repeat(letters), picture: null, seen: i };
  }
  await restoreStore(path, rows());
  return path;
}

/** An export of two guests. */
const SMALL = [
  { format: 'wordhoard-export', version: 1 },
  { type: 'guest', who: 'ann', name: 'Ann', picture: null, seen: 0 },
  { type: 'guest', who: 'bob', name: 'Bob', picture: null, seen: 0 },
  { type: 'end', rows: 2 },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');

test('a match continues after an export under load and an import into either store, from a file or a pipe', async () => {
  const path = folder();
  const [db, file] = [join(path, 'a.db'), join(path, 'back-up.jsonl')];
  const server = await openTestServer(db);
  const { code, ann, bob } = await annAndBob(server, { options: { pace: 'relaxed' } });
  const before: string[] = [];
  let isMoving = true;
  const move = async (client: Client, seat: number): Promise<void> => {
    while (isMoving) {
      const id = randomUUID();
      expect(await sendWave(client, seat, id)).toBeNull();
      before.push(`${client.guest.who}:${id}`);
    }
  };
  const moving = [move(ann, 0), move(bob, 1)];
  await expect.poll(() => before.length).toBeGreaterThan(20);
  const promised = [...before];
  expect(await runWordhoard(['export', file, '--db', db])).toEqual({
    exit: 0,
    out: '',
    err: `Exported ${db} to ${file}.`,
  });
  isMoving = false;
  await Promise.all(moving);
  await server.close();
  expect(before.length).toBeGreaterThan(promised.length);

  const log = await readLog(db);
  const [other, url] = [join(path, 'b.db'), await postgres.fresh()];
  const imported = [
    await runWordhoard(['import', file, '--db', other]),
    await runWordhoard(['import', '-', '--db', url], { input: file }),
  ];
  expect(imported).toEqual([
    { exit: 0, out: '', err: expect.stringMatching(/^Imported all \d+ rows of \S+ into /) },
    { exit: 0, out: '', err: expect.stringMatching(/^Imported all \d+ rows of - into /) },
  ]);
  for (const store of [other, url]) {
    const lines = await readLog(store);
    expect(lines).toEqual(log.slice(0, lines.length));
    expect(lines.map(({ command }) => command)).toEqual(expect.arrayContaining(promised));
    const again = await openTestServer(store);
    const [anna, robert] = [
      await ann.guest.switchTo(again.address).enter(code),
      await bob.guest.switchTo(again.address).enter(code),
    ];
    // A command that was carried out before the back-up is not carried out again.
    const id = promised.find((command) => command.startsWith(`${ann.guest.who}:`))!.split(':')[1]!;
    expect(await sendWave(anna, 0, id)).toBeNull();
    expect(await readLog(store)).toHaveLength(lines.length);
    await playOut([
      [anna, 0],
      [robert, 1],
    ]);
    await again.close();
  }
});

const LINES = SMALL.split(/(?<=\n)/);
const BAD_FILES: readonly (readonly [what: string, content: string | Buffer, words: string])[] = [
  ['cut off within a line', SMALL.slice(0, -5), 'line 4 is cut off or damaged, so the export is not complete'],
  ['cut off at the end of a line', LINES.slice(0, -1).join(''), 'it ends after line 3'],
  ['without a row', LINES.toSpliced(1, 1).join(''), 'it should have 2 rows, but has 1'],
  ['of somebody else’s', '{"name":"wordhoard","version":"0.2.0"}\n', 'it is not a Wordhoard export'],
  ['that is no text', Buffer.from('\u001f\u008b\u0008\u0000\u00ff', 'latin1'), 'it is not a Wordhoard export'],
  ['that is empty', '', 'it is empty'],
  [
    'with a row that no store takes',
    SMALL.replace('"Bob"', 'null'),
    'line 3 of the file, or one just before it, cannot be stored',
  ],
];

test('refuses a missing, incomplete, damaged or foreign file with a message, and leaves nothing behind', async () => {
  const path = folder();
  const [db, url, missing] = [join(path, 'new.db'), await postgres.fresh(), join(path, 'missing.jsonl')];
  const runs = BAD_FILES.map(async ([what, content, words], i) => {
    const file = join(path, `${i}.jsonl`);
    writeFileSync(file, content);
    const target = join(path, `${i}.db`);
    return { what, target, words, run: await runWordhoard(['import', file, '--db', target]) };
  });
  for (const { what, target, words, run } of await Promise.all(runs)) {
    expect.soft(run, what).toMatchObject({ exit: 1, out: '', err: expect.stringContaining(words) });
    expect.soft(run.err, what).toMatch(/^Nothing was imported from \S+ into \S+: [^\n]+\.$/);
    expect.soft(existsSync(target), what).toBe(false);
  }
  const cut = join(path, '1.jsonl');
  expect(await runWordhoard(['import', missing, '--db', db])).toEqual({
    exit: 1,
    out: '',
    err: `Nothing was imported from ${missing} into ${db}: ${missing}: no such file or directory.`,
  });
  expect(await runWordhoard(['import', cut, '--db', url])).toMatchObject({
    exit: 1,
    err: expect.stringContaining('it ends after line 3'),
  });
  expect(readdirSync(path).filter((name) => !name.endsWith('.jsonl'))).toEqual([]);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  await client.end();
  expect(rows).toEqual([]);
});

test('exports and imports a huge store in bounded memory', async () => {
  const [db, path] = [await storeOf(8000, 8000), folder()];
  const [small, file] = [join(path, 'small.jsonl'), join(path, 'huge.jsonl')];
  writeFileSync(small, SMALL);
  const usual = await measureMemory(['import', small, '--db', join(path, 'small.db')]);
  const most = [
    await measureMemory(['export', file, '--db', db]),
    await measureMemory(['import', '-', '--db', join(path, 'huge.db')], { input: file }),
  ];
  const room = statSync(file).size / 2;
  expect(room).toBeGreaterThan(30e6);
  for (const bytes of most) expect(bytes - usual).toBeLessThan(room);
});

test('an interrupted import leaves nothing behind', async () => {
  const path = folder();
  const target = join(path, 'new.db');
  const { child, ended } = startWordhoard(['import', '-', '--db', target]);
  child.stdin.write(LINES.slice(0, 2).join(''));
  await expect.poll(() => existsSync(`${target}-wal`)).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toEqual({
    exit: 1,
    out: '',
    err: `Nothing was imported from - into ${target}: stopped by SIGTERM.`,
  });
  expect(readdirSync(path)).toEqual([]);
});

test('doesn’t read an endless line into memory', async () => {
  const target = join(folder(), 'new.db');
  const run = await runWordhoard(['import', '/dev/zero', '--db', target]);
  expect(run).toMatchObject({ exit: 1, err: expect.stringContaining('it is not a Wordhoard export') });
  expect(existsSync(target)).toBe(false);
});

test('on a full disk, an export fails with a message and the last one stays unchanged', async () => {
  const [db, path] = [await storeOf(1000, 200), folder()];
  const file = join(path, 'back-up.jsonl');
  writeFileSync(file, SMALL);
  const fileBytes = 64 * 1024;
  const run = await runWordhoard(['export', file, '--db', db], { fileBytes });
  expect(run).toEqual({ exit: 1, out: '', err: `${db} was not exported to ${file}: file too large.` });
  expect(readFileSync(file, 'utf8')).toBe(SMALL);
  expect(readdirSync(path)).toEqual(['back-up.jsonl']);
});

test('on a full disk, an import fails with a message and leaves no file', async () => {
  const [db, path] = [await storeOf(1000, 200), folder()];
  const [file, target] = [join(path, 'back-up.jsonl'), join(path, 'new.db')];
  expect(await runWordhoard(['export', file, '--db', db])).toMatchObject({ exit: 0 });
  const run = await runWordhoard(['import', file, '--db', target], { fileBytes: 64 * 1024 });
  expect(run).toMatchObject({ exit: 1, out: '', err: expect.stringMatching(/cannot be stored: [^\n]+\.$/) });
  expect(readdirSync(path)).toEqual(['back-up.jsonl']);
});
