import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../src/index.ts';
import { Guest } from './client.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url));

test('two of the example bots play Wordsy over the socket to the end', async () => {
  const server = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:' });
  onTestFinished(() => server.close());
  const host = await Guest.at(server.address);
  const code = await host.table({ options: { game: 'wordsy' } });
  const client = await host.enter(code);
  await client.command({ type: 'rise', seat: 0 });
  const bots = [0, 1].map(() => spawn(process.execPath, [BOT, server.address, code], { stdio: 'inherit' }));
  onTestFinished(() => bots.forEach((bot) => void bot.kill()));
  const ended = bots.map((bot) => new Promise((resolve) => bot.once('exit', resolve)));
  await client.until('table', (it) => it.table.seats.every((seat) => seat !== null));
  expect(await client.command({ type: 'start' })).toBeNull();
  const { table } = await client.until('table', (it) => it.table.status === 'over');
  expect(table.result?.scores.every((score) => score > 0)).toBe(true);
  expect(await Promise.all(ended)).toEqual([0, 0]);
});
