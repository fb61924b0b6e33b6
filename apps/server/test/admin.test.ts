import { once } from 'node:events';
import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { askServer } from '../src/admin/admin-client.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { openForOperator } from './operator.ts';
import { annAndBob, folder, lay, observe, openServer } from './server.ts';

test('lists and shows tables and guests', async () => {
  const { server, ask, fault } = await openForOperator();
  const { code, ann, bob } = await annAndBob(server);
  await ann.guest.post('/api/me', { name: 'Ann' });
  const table = {
    code,
    status: 'playing',
    host: ann.guest.who,
    details: {
      game: 'high-card',
      pace: 'live',
      visibility: 'link',
      seats: [
        { who: ann.guest.who, name: 'Ann', bot: null },
        { who: bob.guest.who, name: 'Bob', bot: null },
      ],
      removed: [],
      chat: 0,
    },
    live: { sockets: 2, elsewhere: false },
  };
  expect(await ask({ command: 'status' })).toMatchObject({ database: 'SQLite', sockets: 2, tables: 1, matches: 1 });
  expect(await ask({ command: 'tables', limit: 10 })).toEqual([expect.objectContaining(table)]);
  expect(await ask({ command: 'tables', status: 'over', limit: 10 })).toEqual([]);
  expect(await ask({ command: 'tables', guest: bob.guest.who, limit: 10 })).toMatchObject([{ code }]);
  expect(await ask({ command: 'table', code: code.toLowerCase() })).toMatchObject(table);
  expect(await ask({ command: 'guests', name: 'an', limit: 10 })).toMatchObject([{ who: ann.guest.who, name: 'Ann' }]);
  expect(await ask({ command: 'guest', who: bob.guest.who })).toMatchObject({
    name: null,
    sockets: 1,
    address: '127.0.0.1',
    tables: [{ code }],
  });
  expect(await fault({ command: 'guest', who: 'nobody' })).toBe('There is no guest nobody.');
  expect(await fault({ command: 'table', code: 'FOX-OWL-3707' })).toBe('There is no table FOX-OWL-3707.');
  expect(await fault({ command: 'table', code: '../x' })).toMatch(/^'..\/x' is not the code of a table/);
});

test('shows no secret of a match, and logs no code', async () => {
  const db = join(folder(), 'admin.db');
  const { server, ask, fault, logged } = await openForOperator({ db });
  const { code, ann, bob } = await annAndBob(server);
  await lay(ann, 0);
  expect(await bob.command({ type: 'chat', seat: 1, text: 'only for Ann' })).toBeNull();
  const answers = [
    await ask({ command: 'status' }),
    await ask({ command: 'tables', limit: 10 }),
    await ask({ command: 'table', code }),
    await ask({ command: 'guests', name: '', limit: 10 }),
    await ask({ command: 'guest', who: ann.guest.who }),
  ];
  await fault({ command: 'table', code: 'FOX-OWL-HEN-BEE-3707' });
  const shown = JSON.stringify(answers);
  await server.close();
  const storage = await openSqlite(db);
  onTestFinished(() => storage.close());
  const { beginning } = (await storage.tableState(code))!;
  const entries = await storage.entriesAfter(code, 0);
  const cards = [ann, bob].flatMap((client, seat) => observe(client, seat).view.mine ?? []);
  const moved = entries.map(({ entry }) => ('answer' in entry ? (entry.answer as { card: string }).card : ''));
  const secrets = [beginning!.table.seed, beginning!.nonce, beginning!.botSeed, 'only for Ann', ...cards, ...moved];
  expect(secrets.length).toBeGreaterThan(6);
  for (const secret of secrets.filter((it) => it !== '')) expect(shown).not.toContain(`"${secret}"`);
  // The log names the table, but in a way that lets no reader in.
  const { logId } = answers[2] as { logId: string };
  const lines = logged.filter((line) => 'admin' in line);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatchObject({ by: 'olga', admin: { command: 'table', code: logId }, msg: 'operator command' });
  expect(lines[4]).toMatchObject({ admin: { command: 'table' }, msg: 'operator command refused' });
  expect(JSON.stringify(logged)).not.toContain(code);
});

test('deletes a table, in play or damaged, and tells its players', async () => {
  const db = join(folder(), 'admin.db');
  const { server, ask, fault } = await openForOperator({ db });
  const { code, ann, bob } = await annAndBob(server);
  expect(await ask({ command: 'delete-table', code })).toEqual({ deleted: code });
  for (const client of [ann, bob]) {
    expect(await client.until('goodbye')).toMatchObject({ refusal: { code: 'table-deleted' } });
    await client.whenClosed;
  }
  expect(await fault({ command: 'delete-table', code })).toBe(`There is no table ${code}.`);
  const again = await ann.guest.connect();
  again.send({ type: 'enter', table: code, after: {} });
  expect(await again.until('goodbye')).toMatchObject({ refusal: { code: 'no-such-table' } });

  const damaged = await ann.guest.table();
  await server.close();
  const file = new DatabaseSync(db);
  file.exec(`UPDATE tables SET lobby = '{"co'`);
  file.close();
  const next = await openForOperator({ db });
  expect(await next.ask({ command: 'table', code: damaged })).toMatchObject({ details: null, host: ann.guest.who });
  expect(await next.ask({ command: 'delete-table', code: damaged })).toEqual({ deleted: damaged });
  expect(await next.ask({ command: 'tables', limit: 10 })).toEqual([]);
});

test('only the server’s own user can open the socket, and a server that was killed leaves it usable', async () => {
  const { server, path } = await openForOperator();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  // The second server notices the first.
  await expect(openServer({ adminSocket: { path, isOptional: false } })).rejects.toThrow('another server uses');
  await server.close();
  expect(existsSync(path)).toBe(false);
  await expect(askServer(path, 'olga', { command: 'status' })).rejects.toThrow('ENOENT');

  const abandoned = join(folder(), 'admin');
  const other = createServer().listen(join(folder(), 'made'));
  await once(other, 'listening');
  // Renamed, it stays when its server ends, as after a crash.
  renameSync(String(other.address()), abandoned);
  other.close();
  await once(other, 'close');
  expect(existsSync(abandoned)).toBe(true);
  await openServer({ adminSocket: { path: abandoned, isOptional: false } });
  expect(await askServer(abandoned, 'olga', { command: 'status' })).toHaveProperty('value');

  const file = join(folder(), 'diary.txt');
  writeFileSync(file, 'mine');
  await expect(openServer({ adminSocket: { path: file, isOptional: false } })).rejects.toThrow('is not a socket');
  expect(existsSync(file)).toBe(true);
  const long = join(folder(), 'x'.repeat(120));
  await expect(openServer({ adminSocket: { path: long, isOptional: false } })).rejects.toThrow('too long');
  await openServer({ adminSocket: { path: long, isOptional: true } });
});

test('answers malformed requests with a sentence or by closing, and goes on', async () => {
  const { path, ask } = await openForOperator();
  async function send(text: string): Promise<string> {
    const socket = connect(path);
    socket.on('error', () => undefined);
    socket.write(text);
    return (await socket.toArray()).join('');
  }
  for (const [text, path] of [
    ['{}\n', 'by'],
    ['null\n', 'it'],
    ['{"by":"olga","command":{"command":"fly"}}\n', 'command.command'],
    ['GET / HTTP/1.1\r\n\r\n', 'it'],
  ] as const)
    expect(JSON.parse(await send(text)).fault).toMatch(
      `The server does not understand this command: ${path} should be`,
    );
  expect(await send('x'.repeat(200_000)).catch(() => '')).toBe('');
  expect(await ask({ command: 'status' })).toMatchObject({ sockets: 0 });
});
