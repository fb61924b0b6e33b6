import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = JSON.stringify(new URL('test-server.ts', import.meta.url).href);
const OPENER = `import { TestServer } from ${MODULE}; const server = new TestServer(); await server.open(); console.log(server.url);`;

test('a test server ends with the process that started it', async () => {
  const opener = spawn(process.execPath, ['--input-type=module', '--eval', OPENER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void opener.kill('SIGKILL'));
  const [address] = await once(opener.stdout, 'data');
  const socket = connect(Number(new URL(String(address)).port), '127.0.0.1');
  await once(socket, 'connect');
  // A server that ends before it took the connection resets it, one that ends later closes it: it is gone either way.
  const gone = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
  opener.kill('SIGKILL');
  await gone;
  // While it ends, the system may still accept a connection, only to cut it: in the end none is accepted.
  const port = Number(new URL(String(address)).port);
  for (;;) {
    const [{ code }] = await once(connect(port, '127.0.0.1'), 'error');
    if (code === 'ECONNREFUSED') return;
    expect(code).toBe('ECONNRESET');
    await setImmediate();
  }
});
