import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServer, DEFAULT_LIMITS } from '../src/index.ts';
import { Guest } from './client.ts';
import { startBot, whilePlaying } from './example-bot.ts';
import { ServerFigures } from './metrics-text.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

/** Short games: options that a game has, of these. */
const SHORT: Readonly<Record<string, unknown>> = { rounds: 1, winningScore: 10, lastTurn: 3 };

async function shortConfig(id: string): Promise<object> {
  const pack = await loadGame(id);
  // Every id of the catalog has a package.
  return Object.fromEntries(Object.entries(pack!.defaults).map(([name, value]) => [name, SHORT[name] ?? value]));
}

const SCORES = /^scores by seat: \[ ?-?\d+, -?\d+ ?\] - our seat: 0$/m;

const EXAMPLES = [
  { name: 'bot.js', program: process.execPath },
  { name: 'bot.py', program: 'python3' },
];

test.each(EXAMPLES)('$name is short enough to read in one sitting', ({ name }) => {
  expect(readFileSync(pathOf(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

describe.each(EXAMPLES)('the example $name', ({ name, program }) => {
  // There is no Python on some machines, or only a stand-in that says where to buy it; the other example runs on all.
  const isMissing = spawnSync(program, ['--version']).status !== 0;

  test.skipIf(isMissing).each(GAME_IDS)('two of it play %s over the socket to the end', async (game) => {
    const server = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', botPace: 0 });
    onTestFinished(() => server.close());
    const host = await Guest.at(server.address);
    const options = { game, config: await shortConfig(game), pace: 'relaxed' } as const;
    const code = await host.table({ options });
    const client = await host.enter(code);
    await client.command({ type: 'rise', seat: 0 });
    const bots = [0, 1].map(() => startBot(program, pathOf(name), server.address, code));
    const seated = client.until('table', (it) => it.table.seats.every((seat) => seat !== null));
    await whilePlaying(bots, seated);
    expect(await client.command({ type: 'start' })).toBeNull();
    const over = client.until('table', (it) => it.table.status === 'over');
    const { table } = await whilePlaying(bots, over);
    expect(table.result?.scores).toHaveLength(2);
    expect(table.seats.every((seat) => seat?.program && seat.presence !== 'stand-in')).toBe(true);
    await Promise.all(bots.map(({ ended }) => ended));
  });

  test.skipIf(isMissing)('it makes a table of its own and plays against a built-in bot', async () => {
    const server = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', botPace: 0 });
    onTestFinished(() => server.close());
    const { ended } = startBot(program, pathOf(name), server.address, 'wordsmith');
    expect(await ended).toMatch(SCORES);
  });

  test.skipIf(isMissing)('it waits when its messages are refused as too fast, and plays on to the end', async () => {
    const messages = { burst: 5, perSecond: 5 };
    const limits = { rates: { ...DEFAULT_LIMITS.rates, messages } };
    const metricsToken = 'a token of sixteen or more characters';
    const server = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', botPace: 0, limits, metricsToken });
    onTestFinished(() => server.close());
    expect(await startBot(program, pathOf(name), server.address, 'wordsy').ended).toMatch(SCORES);
    const figures = await ServerFigures.of(server, metricsToken);
    const refused = figures.sum('wordhoard_refusals_total', { channel: 'socket', code: 'too-fast' });
    expect(refused).toBeGreaterThanOrEqual(1);
    // With the pause, so many messages are refused at most as are let through.
    expect(refused).toBeLessThan(figures.sum('wordhoard_socket_messages_total') / 2);
  });
});

/** Programs that run the bot without a WebSocket of their own: this Node without it, and Node 20 where there is one. */
const WITHOUT_SOCKETS = [
  { title: 'this Node without its WebSocket', args: [process.execPath, '--no-experimental-websocket'] },
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v20.'))
    .slice(0, 1)
    .map((path) => ({ title: 'Node 20', args: [path] })),
];

test.each(WITHOUT_SOCKETS)('bot.js plays with $title', async ({ args: [program = '', ...options] }) => {
  const server = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', botPace: 0 });
  onTestFinished(() => server.close());
  const { ended } = startBot(program, ...options, pathOf('bot.js'), server.address, 'wordsmith');
  expect(await ended).toMatch(SCORES);
});

test('a bot that breaks ends the wait for it with what it wrote to its error output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const broken = join(folder, 'broken.js');
  writeFileSync(broken, 'throw new Error("no such word as wordz");');
  const waiting = whilePlaying([startBot(process.execPath, broken)], new Promise(() => undefined));
  await expect(waiting).rejects.toThrow(/broken\.js' ended with 1:\n.*no such word as wordz/s);
});
