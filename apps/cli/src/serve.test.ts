import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectionsFor } from '@wordhoard/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { readServeOptions, unknownVariables } from './serve.ts';

test('defaults: port 8080 on this machine, one file, no preset secret', () => {
  expect(readServeOptions([], {})).toMatchObject({
    options: {
      port: 8080,
      host: '127.0.0.1',
      db: 'wordhoard.db',
      origins: [],
      hosts: [],
      proxies: 0,
      graceMs: { live: 60_000, relaxed: 120_000 },
      logger: { level: 'info' },
    },
  });
});

test('the command line wins over the environment', () => {
  const env = {
    WORDHOARD_PORT: '9000',
    WORDHOARD_HOST: '0.0.0.0',
    WORDHOARD_DB: '/data/server.db',
    WORDHOARD_SECRET: 'quiet',
    WORDHOARD_ORIGINS: 'https://a.example, https://b.example',
    WORDHOARD_HOSTS: 'Words.example,, localhost',
    WORDHOARD_TRUST_PROXY: '2',
    WORDHOARD_GRACE_SECONDS: '5',
    WORDHOARD_LOG: 'debug',
    WORDHOARD_METRICS_TOKEN: 'look',
    WORDHOARD_WEB_ROOT: '/pages',
    WORDHOARD_DEAL: 'a known one',
  };
  expect(readServeOptions(['--port', '0', '--db', 'mine.db'], env)).toMatchObject({
    options: {
      port: 0,
      host: '0.0.0.0',
      db: 'mine.db',
      secret: 'quiet',
      metricsToken: 'look',
      webRoot: '/pages',
      deal: 'a known one',
      origins: ['https://a.example', 'https://b.example'],
      hosts: ['words.example', 'localhost'],
      proxies: 2,
      graceMs: { live: 5000 },
      logger: { level: 'debug' },
    },
  });
});

test('WORDHOARD_SOCKETS replaces the number of sockets that memory allows', () => {
  expect(readServeOptions([], {})).not.toHaveProperty('options.limits');
  const own = readServeOptions([], { WORDHOARD_SOCKETS: '250' });
  expect(own).toMatchObject({ options: { limits: { connections: connectionsFor(250) } } });
});

test('DATABASE_URL wins over WORDHOARD_DB, and --db over both', () => {
  const db = (args: string[], env: object): unknown => readServeOptions(args, { ...env });
  const DATABASE_URL = 'postgresql://server@db/wordhoard';
  expect(db([], { DATABASE_URL, WORDHOARD_DB: 'mine.db' })).toMatchObject({ options: { db: DATABASE_URL } });
  expect(db(['--db', 'mine.db'], { DATABASE_URL })).toMatchObject({ options: { db: 'mine.db' } });
  expect(db([], { DATABASE_URL: '' })).toMatchObject({ options: { db: 'wordhoard.db' } });
});

test('a server that fails to start says why and exits with an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const program = fileURLToPath(new URL('../bin/wordhoard.js', import.meta.url));
  const args = [program, 'serve', '--port', String(port), '--db', join(folder, 'server.db')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorText = '';
  child.stderr.on('data', (chunk) => {
    errorText += chunk;
  });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(errorText).toBe(`The server can't start: 127.0.0.1:${port}: address already in use\n`);
});

test('a server that is told to stop as soon as it is open closes in good order, and its log says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = fileURLToPath(new URL('../bin/wordhoard.js', import.meta.url));
  const args = [program, 'serve', '--port', '0', '--db', join(folder, 'server.db')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const [printed] = await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(String(printed)).toMatch(/^Wordhoard is open at http:\/\/127\.0\.0\.1:\d+$/m);
  // The address that is printed for people is the only link in all of the output.
  expect(log).not.toContain('://');
  const lines = log
    .trimEnd()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const messages = lines.map((line) => JSON.parse(line) as { msg: string; why?: string; version?: string });
  expect(messages.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^listening at 127\.0\.0\.1:\d+$/),
    'server started',
    'server stops',
    'server stopped',
  ]);
  expect([messages[1]?.version, messages[2]?.why]).toEqual([manifest.version, 'SIGTERM']);
});

test('variables that nobody reads are named with what was meant, and without their values', () => {
  const env = {
    WORDHOARD_TRUST_PROXIES: '1',
    WORDHOARD_METRIC_TOKEN: 'a-secret-value',
    WORDHOARD_COLOUR: 'red',
    WORDHOARD_DB: 'mine.db',
    WORDHOARD_CLOCK_IS_RIGHT: '1',
    WORDHOARD_SITE: 'words.example',
    HOME: '/root',
  };
  expect(unknownVariables(env)).toEqual([
    'There is no variable WORDHOARD_TRUST_PROXIES, so it has no effect. Did you mean WORDHOARD_TRUST_PROXY?',
    'There is no variable WORDHOARD_METRIC_TOKEN, so it has no effect. Did you mean WORDHOARD_METRICS_TOKEN?',
    'There is no variable WORDHOARD_COLOUR, so it has no effect.',
  ]);
});

/** Runs `wordhoard serve` with these variables until it ends or has logged that it waits. */
async function startServing(
  env: Record<string, string>,
): Promise<{ exit: Promise<number | null>; waits: Promise<void>; said(): string; stop(): void }> {
  const program = fileURLToPath(new URL('../bin/wordhoard.js', import.meta.url));
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const waits = new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk) => {
      text += chunk;
      if (text.includes('waiting for the database')) resolve();
    });
  });
  const exit = once(child, 'close').then(([code]): number | null => code);
  return { exit, waits, said: () => text, stop: () => void child.kill('SIGTERM') };
}

/** Starts a shell script that starts the server, and waits until that is open. Its output ends with its process. */
async function startInShell(
  script: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; whenOver: Promise<unknown>; said(): string }> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = fileURLToPath(new URL('../bin/wordhoard.js', import.meta.url));
  const args = ['-c', script, 'sh', program, 'serve', '--port', '0', '--db', join(folder, 'server.db')];
  const child = spawn('sh', args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  // The pipe is open as long as any process that has inherited it.
  const whenOver = once(child.stderr, 'end');
  await once(child.stdout, 'data');
  child.stdout.resume();
  return { child, whenOver, said: () => text };
}

const OLD_NODE = '/usr/bin/node';
const hasOldNode =
  existsSync(OLD_NODE) &&
  spawnSync(OLD_NODE, ['-p', 'process.versions.node < "24"'], { encoding: 'utf8' }).stdout === 'true\n';

// Windows tells no process of its parent's end.
describe.skipIf(process.platform === 'win32')('the end of the parent', () => {
  test('under npx, whose shell does not pass SIGTERM on, ends the server in good order', async () => {
    const { child, whenOver, said } = await startInShell(`"${process.execPath}" "$@"; exit`, {
      npm_lifecycle_event: 'npx',
    });
    child.kill('SIGTERM');
    await whenOver;
    expect(said()).toMatch(/"msg":"server stopped"/);
  });

  test.skipIf(!hasOldNode)('which started a newer Node and is killed, ends the server in good order', async () => {
    const { child, whenOver, said } = await startInShell(`exec "${OLD_NODE}" "$@"`, { npm_lifecycle_event: '' });
    child.kill('SIGKILL');
    await whenOver;
    expect(said()).toMatch(/"msg":"server stopped"/);
  });
});

test('a secret or an address that will never do exits with 2 and isn’t printed', async () => {
  const short = await startServing({ WORDHOARD_METRICS_TOKEN: 'too-short' });
  expect(await short.exit).toBe(2);
  expect(short.said()).toMatch(/WORDHOARD_METRICS_TOKEN must have at least 16 characters/);
  const wrong = await startServing({ DATABASE_URL: 'postgresql://me:my/pass#word@host/db' });
  expect(await wrong.exit).toBe(2);
  expect(wrong.said()).toMatch(/DATABASE_URL.* can't be read\. .*percent-encode/);
  for (const { said } of [short, wrong]) expect(said()).not.toMatch(/too-short|my|pass#/);
});

test('a server that waits for its database ends on request', async () => {
  const { exit, waits, said, stop } = await startServing({ DATABASE_URL: 'postgresql://me@/db?host=/nowhere' });
  await waits;
  stop();
  expect(await exit).toBe(0);
  expect(said()).toMatch(/Stopped before it was open\.$/m);
});

test('invalid values are refused', () => {
  const fault = (args: string[], env = {}): unknown => readServeOptions(args, env);
  for (const port of ['-1', '70000', 'eighty', '1.5']) expect(fault([`--port=${port}`])).toHaveProperty('fault');
  expect(fault(['--colour', 'red'])).toHaveProperty('fault');
  expect(fault(['surplus'])).toHaveProperty('fault');
  expect(fault([], { WORDHOARD_GRACE_SECONDS: 'soon' })).toHaveProperty('fault');
  expect(fault([], { WORDHOARD_LOG: 'loud' })).toHaveProperty('fault');
  for (const sockets of ['0', '-5', '1.5', 'many', '1e9', '9999999999'])
    expect(fault([], { WORDHOARD_SOCKETS: sockets })).toHaveProperty('fault');
  for (const proxies of ['-1', '1.5', 'yes', 'true'])
    expect(fault([], { WORDHOARD_TRUST_PROXY: proxies })).toHaveProperty('fault');
});
