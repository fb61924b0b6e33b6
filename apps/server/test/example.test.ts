import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../src/index.ts';
import { Guest } from './client.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

/** Short games: options that a game has, of these. */
const SHORT: Readonly<Record<string, unknown>> = { rounds: 1, winningScore: 10, lastTurn: 3 };

async function shortConfig(id: string): Promise<object> {
  const pack = await loadGame(id);
  // Every id of the catalog has a package.
  return Object.fromEntries(Object.entries(pack!.defaults).map(([name, value]) => [name, SHORT[name] ?? value]));
}

const EXAMPLES = [
  { name: 'bot.js', program: process.execPath },
  { name: 'bot.py', program: 'python3' },
];

test.each(EXAMPLES)('$name is short enough to read in one sitting', ({ name }) => {
  expect(readFileSync(pathOf(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

describe.each(EXAMPLES)('the example $name', ({ name, program }) => {
  // There is no Python on some machines; the other example runs on all.
  const isMissing = spawnSync(program, ['--version']).error !== undefined;

  test.skipIf(isMissing).each(GAME_IDS)('two of it play %s over the socket to the end', async (game) => {
    const server = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', botPace: 0 });
    onTestFinished(() => server.close());
    const host = await Guest.at(server.address);
    const options = { game, config: await shortConfig(game), pace: 'relaxed' } as const;
    const code = await host.table({ options });
    const client = await host.enter(code);
    await client.command({ type: 'rise', seat: 0 });
    const bots = [0, 1].map(() =>
      spawn(program, [pathOf(name), server.address, code], { stdio: ['ignore', 'ignore', 'inherit'] }),
    );
    onTestFinished(() => bots.forEach((bot) => void bot.kill()));
    const ended = bots.map((bot) => new Promise((resolve) => bot.once('exit', resolve)));
    await client.until('table', (it) => it.table.seats.every((seat) => seat !== null));
    expect(await client.command({ type: 'start' })).toBeNull();
    const { table } = await client.until('table', (it) => it.table.status === 'over');
    expect(table.result?.scores).toHaveLength(2);
    expect(table.seats.every((seat) => seat?.program && seat.presence !== 'stand-in')).toBe(true);
    expect(await Promise.all(ended)).toEqual([0, 0]);
  });

  test.skipIf(isMissing)('it makes a table of its own and plays against a built-in bot', async () => {
    const server = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', botPace: 0 });
    onTestFinished(() => server.close());
    const bot = spawn(program, [pathOf(name), server.address, 'wordsmith']);
    onTestFinished(() => void bot.kill());
    const [out] = await Promise.all([bot.stdout.toArray(), new Promise((resolve) => bot.once('exit', resolve))]);
    expect(bot.exitCode).toBe(0);
    expect(String(Buffer.concat(out))).toMatch(/^scores by seat: \[ ?-?\d+, -?\d+ ?\] - our seat: 0$/m);
  });
});
