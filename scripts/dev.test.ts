import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './testing/folder.ts';

test('one address serves the pages and, to them, the API, the dictionary and the socket', async () => {
  const settings = { WORDHOARD_DB: join(makeFolder({}), 'dev.db'), WORDHOARD_HOARD_AHEAD: '0', NODE_ENV: undefined };
  const dev = spawn(process.execPath, ['scripts/dev.ts', '--port', '0'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void dev.kill());
  const ended = once(dev, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    // Vite may say before that it prepares its modules.
    createInterface(dev.stdout).on('line', (line) => line.startsWith('Open ') && resolve(line.slice('Open '.length)));
    dev.once('exit', (code) => reject(new Error(`it ended with ${code} before it gave an address`)));
  });
  const { origin, host } = new URL(address);

  expect(await (await fetch(address)).text()).toContain('/@vite/client');
  // As a browser sends it: the server refuses a POST from a page of another origin.
  const named = await fetch(new URL('/api/me', address), {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  expect(await named.json()).toMatchObject({ name: 'Ann' });
  const lexicon = await (await fetch(new URL('/api/lexicon', address))).json();
  expect(lexicon).toMatchObject({ url: expect.stringMatching(/^\/lexicon\//) });
  const { url } = lexicon as { url: string }; // The line above checks it.
  expect((await fetch(new URL(url, address))).headers.get('content-type')).toBe('application/octet-stream');
  const cookie = named.headers.getSetCookie().map((it) => it.split(';')[0]);
  const socket = new WebSocket(`ws://${host}/ws`, { headers: { origin, cookie: cookie.join('; ') } });
  expect(await Promise.race([once(socket, 'open'), once(socket, 'close')])).toMatchObject([{ type: 'open' }]);
  socket.close();

  dev.kill();
  await ended;
  await expect(fetch(address)).rejects.toThrow();
});

test('a port that is none is refused in words', async () => {
  const dev = spawn(process.execPath, ['scripts/dev.ts', '--port', 'eighty'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [text] = await Promise.all([dev.stderr.toArray(), once(dev, 'exit')]);
  expect(dev.exitCode).toBe(1);
  expect(String(Buffer.concat(text))).toBe("--port must be a whole number from 0 to 65535, not 'eighty'.\n");
});
