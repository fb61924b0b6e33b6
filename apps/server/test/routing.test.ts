import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Client, Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { ServerFigures } from './metrics-text.ts';
import { openForOperator } from './operator.ts';
import { usePostgres } from './postgres.ts';
import { folder, lay, observe, openServer, type TestServer } from './server.ts';

const postgres = usePostgres();

const TOKEN = 'a token for the metrics';
const TABLES = 12;

/** A proxy whose sample configuration is tested if the program is installed. */
interface Proxy {
  readonly sample: string;
  /** Prints its version; its absence means that the program isn't installed. */
  readonly probe: readonly [command: string, ...args: string[]];
  /** Changes to the sample: no TLS, and the test's port and folder. */
  adapt(text: string, port: number, path: string): string;
  start(file: string, path: string): readonly [command: string, ...args: string[]];
}

const PROXIES: Readonly<Record<string, Proxy>> = {
  nginx: {
    sample: 'nginx.conf',
    probe: ['nginx', '-v'],
    adapt: (text, port, path) => {
      const plain = replace(text, [
        ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
        [/ssl_certificate(?:_key)? [^;]+;/g, ''],
      ]);
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${path}/${it};`);
      return `pid ${path}/pid; error_log ${path}/error; daemon off; events {} http { access_log off; ${temp.join(' ')}\n${plain}\n}`;
    },
    start: (file, path) => ['nginx', '-c', file, '-p', path, '-e', `${path}/error`],
  },
  caddy: {
    sample: 'Caddyfile',
    probe: ['caddy', 'version'],
    adapt: (text, port) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${replace(text, [['{$WORDHOARD_SITE}', `http://127.0.0.1:${port}`]])}`,
    start: (file, path) => ['env', `HOME=${path}`, 'caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
  },
  haproxy: {
    sample: 'haproxy.cfg',
    probe: ['haproxy', '-v'],
    adapt: (text, port) => replace(text, [[/bind :443 ssl crt \S+/, `bind 127.0.0.1:${port}`]]),
    start: (file) => ['haproxy', '-db', '-f', file],
  },
};

function replace(text: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`the sample has no ${from}`);
    return after;
  }, text);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server's
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the proxy with its sample in front of the servers, and returns its address. */
async function startProxy(proxy: Proxy, servers: readonly TestServer[]): Promise<string> {
  const path = folder();
  const port = await freePort();
  const sample = readFileSync(new URL(`../../../deploy/${proxy.sample}`, import.meta.url), 'utf8');
  const named = servers.map(({ address }, i): [RegExp, string] => [
    new RegExp(`server-${i + 1}:8080`, 'g'),
    address.slice('http://'.length),
  ]);
  const file = join(path, 'config');
  writeFileSync(file, replace(proxy.adapt(sample, port, path), named));
  const [command, ...args] = proxy.start(file, path);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(String(text)));
  onTestFinished(() => stop(child));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () => {
        if (child.exitCode !== null) throw new Error(`the proxy ended: ${said.join('')}`);
        return fetch(`${address}/healthz`).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: 20_000 },
    )
    .toBe(200);
  return address;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function countSockets(server: TestServer): Promise<number> {
  return (await ServerFigures.of(server, TOKEN)).sum('wordhoard_sockets');
}

/** Two servers that have heard of each other, the first of which drains, behind a proxy. */
async function startDraining(proxy: Proxy): Promise<string> {
  const [db, clock] = [await postgres.fresh(), new FakeClock()];
  const options = { db, clock, proxies: 1, metricsToken: TOKEN };
  const [one, other] = [await openForOperator(options), await openServer(options)];
  const address = await startProxy(proxy, [one.server, other]);
  await expect
    .poll(async () => {
      clock.advance(2000);
      return (await one.ask({ command: 'status' })).hasReadyPeer;
    })
    .toBe(true);
  await one.ask({ command: 'drain', on: true });
  return address;
}

const isInstalled = ([command, ...args]: Proxy['probe']): boolean => spawnSync(command, args).error === undefined;

// Needs the program, which this project doesn't install.
for (const [name, proxy] of Object.entries(PROXIES)) {
  test.skipIf(!isInstalled(proxy.probe))(
    `${name} lets everyone make a table and start a match while one of two servers drains`,
    async () => {
      const address = await startDraining(proxy);
      for (let i = 0; i < TABLES; i++) {
        const guest = await Guest.at(address);
        const client = await guest.enter(await guest.table({ options: { seats: 1 } }));
        expect(await client.command({ type: 'start' })).toBeNull();
        await client.until('update');
      }
    },
  );

  test.skipIf(!isInstalled(proxy.probe))(
    `${name} brings all players of a table to one server, and to the other when that fails`,
    async () => {
      const db = await postgres.fresh();
      const options = { db, proxies: 1, metricsToken: TOKEN };
      const [one, other] = [await openServer(options), await openServer(options)];
      const address = await startProxy(proxy, [one, other]);

      const tables: { ann: Client; bob: Client }[] = [];
      for (let i = 0; i < TABLES; i++) {
        const [anna, robert] = [await Guest.at(address), await Guest.at(address)];
        const code = await anna.table();
        const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
        expect(await bob.command({ type: 'sit', seat: 1, name: 'Bob' })).toBeNull();
        expect(await ann.command({ type: 'start' })).toBeNull();
        await Promise.all([ann.until('update'), bob.until('update')]);
        expect(await lay(ann, 0)).toBeNull();
        tables.push({ ann, bob });
        // Both players are on one server, so each has an even number.
        expect([(await countSockets(one)) % 2, (await countSockets(other)) % 2]).toEqual([0, 0]);
      }
      const held = [await countSockets(one), await countSockets(other)];
      expect(held[0]! + held[1]!).toBe(2 * TABLES);
      expect(Math.min(...held)).toBeGreaterThan(0);

      await one.close();
      for (const { ann, bob } of tables) {
        const { code } = ann.table;
        await Promise.all([ann.close(), bob.close()]);
        const [host, guest] = [await ann.guest.enter(code), await bob.guest.enter(code)];
        await Promise.all([host.until('update'), guest.until('update')]);
        const { round } = observe(host, 0);
        expect(await lay(guest, 1)).toBeNull();
        await host.until('update', () => observe(host, 0).round > round);
      }
      expect(await countSockets(other)).toBe(2 * TABLES);
    },
  );
}
