import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerMessage } from '@wordhoard/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commandLine } from '../scripts/system/programs.ts';

const exec = promisify(execFile);
const room = mkdtempSync(join(tmpdir(), 'wordhoard-packed-'));
/** An installation without anything of this project. */
const home = join(room, 'empty');
const command = join(home, 'node_modules/wordhoard/bin/wordhoard.js');

/** The machine's own Node, if it has one: not the workspace's, which npm puts first. */
const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
const plainNode = path.map((folder) => join(folder, 'node')).find((file) => existsSync(file)) ?? process.execPath;

/** Makes the command end with this process. It has no types, so any Node can read it. */
const endWithParent = `data:text/javascript,${encodeURIComponent(readFileSync(new URL('end-with-parent.ts', import.meta.url), 'utf8'))}`;
const env = {
  HOME: home,
  PATH: path.join(delimiter),
  WORDHOARD_BOT_PACE: '0',
  NODE_OPTIONS: `--import=${endWithParent}`,
};

async function wordhoard(...args: string[]): Promise<string> {
  return (await exec(plainNode, [command, ...args], { cwd: home, env: { ...env, NODE_OPTIONS: '' } })).stdout;
}

beforeAll(async () => {
  mkdirSync(home);
  const { stdout } = await exec(process.execPath, ['apps/cli/scripts/pack.ts', room]);
  const tarball = stdout.trim().split('\n').at(-1)!;
  // It brings all it needs but a newer Node for machines with an old one, which would have to be downloaded: 200 MB.
  // The workspace's own stands in for it.
  const install = ['install', '--offline', '--omit=optional', '--no-audit', '--no-fund', '--silent', tarball];
  const [npm, ...args] = commandLine(['npm', ...install]);
  await exec(npm, args, { cwd: home });
  const node = dirname(createRequire(import.meta.url).resolve('node/package.json'));
  symlinkSync(node, join(home, 'node_modules/node'), 'junction');
});
afterAll(() => rmSync(room, { recursive: true, force: true, maxRetries: 3 }));

test('installed into an empty folder, the command works and plays', async () => {
  expect(await wordhoard('words', 'define', 'fox')).toMatch(/^fox: noun, alert carnivorous mammal/);
  expect(await wordhoard('wordsy', 'best', '--board', 'QG NS ML GD', '--top', '1')).toMatch(/^26 {2}quislingism/);
  await wordhoard('lab', 'run', 'wordsy', '--games', '1', '--out', 'games.jsonl');
  await wordhoard('lab', 'record', 'games.jsonl', '2/0', '--out', 'record.json');
  expect(await wordhoard('verify', 'record.json')).toMatch(/^This record holds: \d+ lines of wordsy/);
});

test('its version names the commit that was packed, if there is one', async () => {
  const { stdout } = await exec('git', ['describe', '--always', '--exclude=*']).catch(() => ({ stdout: '' }));
  const version = await wordhoard('--version');
  const expected = stdout === '' ? /^\d+\.\d+\.\d+$/ : /^\d+\.\d+\.\d+\+[0-9a-f]+(-dirty)?$/;
  expect(version.trim()).toMatch(expected);
});

test('serves the pages, and bots play a game to its end', async () => {
  const server = spawn(plainNode, [command, 'serve', '--port', '0'], {
    cwd: home,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = await addressOf(server);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true, status: 'ok' });
  const page = await (await fetch(address)).text();
  const [script] = /\/assets\/[^"]+\.js/.exec(page)!;
  const sent = await fetch(address + script);
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);

  const scores = await bots(address);
  expect(scores).toHaveLength(2);
  expect(Math.min(...scores)).toBeGreaterThan(0);

  // A terminal signals the whole group, and the wrapper passes the signal on: it closes once.
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(home, 'wordhoard.db'))).toBe(true);
  expect(existsSync(join(home, 'wordhoard.db-wal'))).toBe(false);
});

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of stdout!) {
    output += chunk;
    const found = /http:\/\/\S+/.exec(output);
    if (found) return found[0];
  }
  throw new Error(`the server ended: ${output}`);
}

/** Lets two bots play Wordsy, one of them for a guest who leaves at once; returns their scores. */
async function bots(address: string): Promise<readonly number[]> {
  const me = await fetch(`${address}/api/me`);
  const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
  const options = { game: 'wordsy', config: null, pace: 'live', limits: {}, bank: null, visibility: 'link' };
  const table = { name: 'Ann', bots: [1], others: [], start: true, options: { ...options, watching: true, seats: 2 } };
  const headers = { cookie, 'content-type': 'application/json' };
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(table) });
  const { code } = (await made.json()) as { code: string };
  // Node's takes headers, of which the types of a page know nothing.
  const init = { headers: { cookie } } as unknown as string[];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, init);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    send({ type: 'enter', table: code, after: {} });
    send({ type: 'command', id: 'rise-and-go', command: { type: 'rise', seat: 0 } });
  };
  return new Promise((resolve, reject) => {
    socket.onclose = () => reject(new Error('the line was cut'));
    socket.onmessage = ({ data }) => {
      const message: ServerMessage = JSON.parse(data);
      if (message.type === 'refused') reject(new Error(JSON.stringify(message.refusal)));
      const over = (message.type === 'table' || message.type === 'changed') && message.table.result;
      if (over) resolve(over.scores);
    };
  });
}
