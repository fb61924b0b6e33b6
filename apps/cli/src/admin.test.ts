import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@wordhoard/server';
import { adminPathOf, type LiveReport } from '@wordhoard/server/admin';
import { expect, onTestFinished, test } from 'vitest';
import { describeGuest, describeGuests, describeStatus, describeTable, describeTables } from './admin/describe.ts';
import { askProgram } from './testing/program.ts';

interface Served {
  readonly db: string;
  readonly code: string;
  readonly who: string;
}

/** A server with a table of one guest. */
async function serveTable(name: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = join(folder, 'a.db');
  const server = await createServer({
    port: 0,
    host: '127.0.0.1',
    db,
    webRoot: join(folder, 'pages'),
    adminSocket: { path: adminPathOf(db)!, isOptional: false },
  });
  onTestFinished(() => server.close());
  const me = await fetch(`${server.address}/api/me`);
  const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
  const post = async (path: string, body: object): Promise<{ code: string; who: string }> => {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { code: string; who: string };
  };
  const standard = { pace: 'live', limits: {}, bank: null, visibility: 'link', watching: true, seats: 2 };
  const options = { ...standard, game: 'wordsy', config: null };
  const { who } = await post('/api/me', { name });
  const { code } = await post('/api/tables', { name, bots: [2], others: [], start: false, options });
  return { db, code, who };
}

test('shows and deletes a table of a running server, as text and as JSON', async () => {
  const { db, code, who } = await serveTable('Ann');
  const tables = await askProgram('admin', 'tables', '--db', db);
  expect(tables).toMatchObject({ exit: 0, err: '' });
  const [headers, row, ...more] = tables.out.split('\n');
  expect(headers).toMatch(/^code +game +status +pace +last active +sockets here +seats$/);
  expect(row).toMatch(new RegExp(`^${code} +wordsy +waiting +live .* UTC +0 +Ann, \\w+$`));
  expect(row?.indexOf('Ann')).toBe(headers?.indexOf('seats'));
  expect(more).toEqual([]);
  const shown = await askProgram('admin', 'table', code, '--db', db);
  expect(shown.out).toMatch(new RegExp(`^seat 1 +Ann \\(${who}\\)$`, 'm'));
  expect(shown.out).toMatch(/^seat 2 +\w+ \(bot, level 2\)$/m);
  const { out } = await askProgram('admin', 'guest', who, '--json', '--db', db);
  expect(JSON.parse(out)).toMatchObject({ who, name: 'Ann', tables: [{ code }] });
  expect((await askProgram('admin', 'guests', '--name', 'AN', '--db', db)).out).toMatch(new RegExp(`^${who} .* Ann$`));
  expect((await askProgram('admin', 'status', '--db', db)).out).toMatch(/^tables in memory +1$/m);
  expect(await askProgram('admin', 'delete-table', code, '--db', db)).toEqual({
    exit: 0,
    out: `Deleted ${code}.`,
    err: '',
  });
  expect(await askProgram('admin', 'table', code, '--db', db)).toEqual({
    exit: 1,
    out: '',
    err: `There is no table ${code}.`,
  });
  expect((await askProgram('admin', 'tables', '--db', db)).out).toBe('No tables.');
});

test('bans, lists and lifts', async () => {
  const { db, who } = await serveTable('Ann');
  const run = (...args: string[]) => askProgram('admin', ...args, '--db', db);
  expect(await run('bans')).toMatchObject({ exit: 0, out: 'No bans.' });
  const banned = await run('ban', who, '--for', '12h', '--note', 'rude');
  expect(banned.out).toMatch(new RegExp(`^Banned ${who} \\(Ann\\)  since .* UTC  until .* UTC  rude$`));
  expect((await run('ban', '203.0.113.7/24')).out).toMatch(/^Banned 203\.0\.113\.0\/24 {2}since .* UTC {2}for good$/);
  expect((await run('bans')).out.split('\n')).toHaveLength(2);
  const [range] = JSON.parse((await run('bans', '--json')).out);
  expect(range).toMatchObject({ subject: '203.0.113.0/24', until: null });
  expect((await run('unban', '203.0.113.0/24')).out).toBe('Lifted the ban of 203.0.113.0/24.');
  expect(await run('unban', '203.0.113.0/24')).toMatchObject({ exit: 1, err: 'There is no ban of 203.0.113.0/24.' });
});

test('says where people are, as far as this server knows', () => {
  const row = { code: 'FOX-0001', logId: 'x', status: 'playing', host: 'a1', entries: 0, details: null };
  const touched = '2026-11-17T12:00:00.000Z';
  const textOf = (live: LiveReport | null): string => describeTables([{ ...row, touched, live }]).split('\n')[1] ?? '';
  expect(textOf({ sockets: 2, elsewhere: false })).toMatch(/UTC {2}2$/);
  expect(textOf({ sockets: 0, elsewhere: true })).toMatch(/UTC {2}0, more on other servers$/);
  expect(textOf(null)).toMatch(/UTC {2}not in memory here$/);
});

test('the status doesn’t contradict itself when an abandoned match is in memory', () => {
  const status = { sockets: 0, tables: 1, matches: 1, beingPlayed: 0, draining: true, hasReadyPeer: false } as const;
  const text = describeStatus({ ...status, started: '2026-11-17T12:00:00.000Z', database: 'SQLite', broadcast: null });
  expect(text).toMatch(/^matches in play +1; 0 of them live or relaxed, with people connected here$/m);
  expect(text).toMatch(/^draining +yes; it can stop; there is no other server$/m);
});

test('a name of a stranger can’t change the terminal', () => {
  const name = 'Ann\u202e\u001b[2J';
  const seat = { who: 'a1', name, bot: null };
  const details = { game: 'wordsy', visibility: 'link', pace: 'live', seats: [seat], removed: [], chat: 0 } as const;
  const seen = '2026-11-17T12:00:00.000Z';
  const row = { code: 'FOX-0001', logId: 'x', status: 'waiting', host: 'a1', touched: seen, entries: 0, live: null };
  const table = { ...row, details };
  const guest = { who: 'a1', name, seen };
  const more = { sockets: 0, address: null, storedBytes: 0, tables: [table] };
  for (const text of [
    describeTables([table]),
    describeTable(table),
    describeGuests([guest]),
    describeGuest({ ...guest, ...more }),
  ])
    expect([text.includes('Ann\\u{202e}\\u{1b}[2J'), text.includes('\u202e'), text.includes('\u001b')]).toEqual([
      true,
      false,
      false,
    ]);
});

test.each([
  [['tables', '--status', 'lost'], "--status must be waiting or playing or over or closed, not 'lost'."],
  [['tables', '--limit', '0'], "--limit must be a whole number from 1 to 1000, not '0'."],
  [['ban', '203.0.113.7', '--for', 'ever'], "--for must be a time like 30m, 12h or 7d, not 'ever'."],
  [['table'], 'Name the code of a table.'],
  [['table', 'A', 'B'], "Unexpected argument 'B'."],
  [['status', '--db', 'postgresql://x/y'], /^With PostgreSQL, name the admin socket of the server: --socket or /],
])('%j says what is wrong', async (args, sentence) => {
  const { exit, err } = await askProgram('admin', ...args);
  expect([exit, err.split('\n')[0]]).toEqual([
    2,
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});

test('without a server it says where it looked', async () => {
  expect(await askProgram('admin', 'status', '--socket', '/nowhere/admin')).toEqual({
    exit: 1,
    out: '',
    err: 'No server answers: /nowhere/admin: no such file or directory. Is it running?',
  });
});
