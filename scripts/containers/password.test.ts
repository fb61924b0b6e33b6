import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { openPostgres } from '../../apps/server/src/storage/postgres.ts';
import { usePostgres } from '../../apps/server/test/postgres.ts';
import { fieldsOf, textOf, type Value } from './values.ts';

const postgres = usePostgres();

/** Every printable ASCII character, and some others. */
const ALL = `${Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('')}äß€`;

/** The environment that Compose gives a service when the operator sets this password and nothing else. */
function environmentOf(service: string, password: string): Record<string, string> {
  const file: Value = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const environment = fieldsOf(fieldsOf(fieldsOf(fieldsOf(file)['services'])[service])['environment']);
  return Object.fromEntries(
    Object.entries(environment)
      // Without a value, Compose passes on the operator's own variable.
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name,
        // A function, because `$&` in a password is no pattern.
        textOf(value).replace(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/, () => password),
      ]),
  );
}

/** A PostgreSQL that asks for this password, like the one Compose starts. Returns the folder of its socket. */
async function startDatabase(password: string): Promise<string> {
  const made = environmentOf('database', password);
  expect(made).toEqual({ POSTGRES_USER: 'wordhoard', POSTGRES_DB: 'wordhoard', POSTGRES_PASSWORD: password });
  const [, search = ''] = (await postgres.fresh()).split('?');
  const folder = new URLSearchParams(search).get('host') ?? '';
  await postgres.query('CREATE DATABASE wordhoard');
  await postgres.query(`ALTER ROLE wordhoard PASSWORD '${password.replaceAll("'", "''")}'`);
  await postgres.query(`DO $$ BEGIN
      EXECUTE format('COPY (VALUES (''local wordhoard all scram-sha-256''), (''local all all trust'')) TO %L',
        current_setting('hba_file'));
    END $$`);
  await postgres.query('SELECT pg_reload_conf()');
  const guess = `postgresql://wordhoard:wrong@/wordhoard?host=${encodeURIComponent(folder)}`;
  const enter = (): Promise<string> =>
    openPostgres(guess).then(
      (storage) => storage.close().then(() => 'welcome'),
      (error: Error) => error.message,
    );
  await expect.poll(enter).toContain('password authentication failed');
  return folder;
}

/** The environment of server-1, except for the database's address, a free port and a `/tmp` of its own. */
function environmentHere(password: string, folder: string): Record<string, string> {
  const { DATABASE_URL = '', WORDHOARD_ADMIN_SOCKET = '', ...given } = environmentOf('server-1', password);
  const url = DATABASE_URL.replace('@database:5432/wordhoard', `@/wordhoard?host=${encodeURIComponent(folder)}`);
  expect(url).not.toBe(DATABASE_URL);
  const tmp = mkdtempSync(join(tmpdir(), 'wordhoard-'));
  onTestFinished(() => rmSync(tmp, { recursive: true, force: true }));
  const admin = WORDHOARD_ADMIN_SOCKET.replace(/^\/tmp\//, `${tmp}/`);
  expect(admin).not.toBe(WORDHOARD_ADMIN_SOCKET);
  const changed = { DATABASE_URL: url, WORDHOARD_ADMIN_SOCKET: admin, WORDHOARD_PORT: '0', WORDHOARD_HOARD_AHEAD: '0' };
  return { ...given, ...changed };
}

const PROGRAM = 'apps/cli/bin/wordhoard.js';

/** Starts server-1 as Compose does. */
function startServer(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs a command in the container of server-1, like `docker compose exec`. */
function execute(env: Record<string, string>, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { env, encoding: 'utf8' });
  // With the reason if it failed.
  expect([status, stderr]).toEqual([0, expect.anything()]);
  return stdout;
}

test.each([ALL, 'p@ss:w/rd#?%41 $&'])(
  'with the environment of Compose, a server signs in with the password %j, and obeys its operator',
  async (password) => {
    await postgres.query('DROP DATABASE IF EXISTS wordhoard');
    const folder = await startDatabase(password);
    const env = environmentHere(password, folder);
    const child = startServer(env);
    const printed: string[] = [];
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => void printed.push(String(text)));
    const address = (): string | undefined => /http:\/\/\S+/.exec(printed.join(''))?.[0];
    await expect.poll(() => address() ?? child.exitCode).not.toBeNull();
    // With what it printed if it did not start.
    expect([child.exitCode, printed.join('')]).toEqual([null, expect.stringContaining('is open at')]);
    expect((await fetch(`${address()}/healthz`)).status).toBe(200);
    expect(JSON.parse(execute(env, 'admin', 'status', '--json'))).toMatchObject({ tables: 0, draining: false });
    expect(execute(env, 'export', '-')).toContain('"type":"end"');
    child.kill('SIGTERM');
    await once(child, 'exit');

    const wrong = startServer(environmentHere(`${password}x`, folder));
    const errors: string[] = [];
    wrong.stderr!.on('data', (text) => void errors.push(String(text)));
    expect(await once(wrong, 'close')).toEqual([1, null]);
    expect(errors.join('')).toContain('password authentication failed');
    expect(errors.join('')).not.toContain(password);
  },
);
