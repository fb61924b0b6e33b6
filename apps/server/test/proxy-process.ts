import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { folder, type TestServer } from './server.ts';

type Change = readonly [from: string | RegExp, to: string];

/** A proxy whose sample configuration is tested if the program is installed. */
export interface SampleProxy {
  readonly sample: string;
  /** Prints its version; its absence means that the program isn't installed. */
  readonly probe: readonly [command: string, ...args: string[]];
  /** Changes to the sample: no TLS, no root, frequent checks, and the test's port and folder. */
  readonly changes: (port: number, path: string) => readonly Change[];
  /** Settings of the program that aren't in the sample. */
  readonly whole?: (sample: string, path: string) => string;
  /** What an operator with one server deletes. */
  readonly second: RegExp;
  /** What an operator changes to drain the first server; none for a proxy that asks the servers themselves. */
  readonly drainFirst?: Change;
  /** Its log, if not on its output. */
  readonly logs?: readonly string[];
  start(file: string, path: string): readonly [command: string, ...args: string[]];
}

export const PROXIES: Readonly<Record<string, SampleProxy>> = {
  nginx: {
    sample: 'nginx.conf',
    probe: ['nginx', '-v'],
    changes: (port, path) => [
      ['listen 80;', `listen unix:${path}/redirect;`],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      [/listen \[::\]:.*;/g, ''],
      [/ssl_[^;]+;/g, ''],
      [/\/var\/log\/nginx/g, path],
    ],
    whole: (sample, path) => {
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${path}/${it};`);
      return `pid ${path}/pid; daemon off; events {} http { ${temp.join(' ')}\n${sample}\n}`;
    },
    second: /^ *server server-2.*\n/gm,
    drainFirst: [/(server server-1.*);/g, '$1 down;'],
    logs: ['wordhoard.log', 'wordhoard.error.log'],
    start: (file, path) => ['nginx', '-c', file, '-p', path, '-e', `${path}/start.log`],
  },
  caddy: {
    sample: 'Caddyfile',
    probe: ['caddy', 'version'],
    changes: (port) => [
      [/^\{\n/m, '{\n\tadmin off\n\tauto_https off\n'],
      // With a log of requests, which the sample has not.
      ['health_interval 2s', 'health_interval 200ms'],
      ['{$WORDHOARD_SITE} {', `http://127.0.0.1:${port} {\n\tlog`],
    ],
    second: / server-2:8080/g,
    start: (file, path) => ['env', `HOME=${path}`, 'caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
  },
  haproxy: {
    sample: 'haproxy.cfg',
    probe: ['haproxy', '-v'],
    changes: (port) => [
      [/bind :80.*\n/, ''],
      [/bind :443.*/, `bind 127.0.0.1:${port}`],
      [/http-request redirect.*/, ''],
      [/ (?:user|group|chroot) .*/g, ''],
      ['check inter 2s', 'check inter 200ms'],
      ['log /dev/log local0', 'log stdout format raw local0'],
    ],
    second: /^ *server server-2.*\n/gm,
    start: (file) => ['haproxy', '-db', '-f', file],
  },
};

export const isInstalled = ({ probe: [command, ...args] }: SampleProxy): boolean =>
  spawnSync(command, args).error === undefined;

function replace(text: string, changes: readonly Change[]): string {
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

export interface RunningProxy {
  readonly address: string;
  /** What an operator does to drain the first server, besides draining it. */
  drainFirst(): void;
  /** Everything it has written about requests. */
  log(): string;
}

/** Starts the proxy with its sample in front of one or two servers. */
export async function startProxy(proxy: SampleProxy, servers: readonly TestServer[]): Promise<RunningProxy> {
  const path = folder();
  const port = await freePort();
  const sample = readFileSync(new URL(`../../../deploy/${proxy.sample}`, import.meta.url), 'utf8');
  const adapted = replace(sample, [
    ...proxy.changes(port, path),
    ...(servers.length === 1 ? [[proxy.second, ''] as const] : []),
  ]);
  const file = join(path, 'config');
  function write(changes: readonly Change[]): void {
    const named = servers.map(
      ({ address }, i): Change => [new RegExp(`server-${i + 1}:8080`, 'g'), address.slice('http://'.length)],
    );
    const text = replace(adapted, [...changes, ...named]);
    writeFileSync(file, proxy.whole?.(text, path) ?? text);
  }
  write([]);
  const [command, ...args] = proxy.start(file, path);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => printed.push(String(text)));
  onTestFinished(() => stop(child));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () => {
        if (child.exitCode !== null) throw new Error(`the proxy ended: ${printed.join('')}`);
        return fetch(`${address}/healthz`).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: 20_000 },
    )
    .toBe(200);
  return {
    address,
    drainFirst() {
      if (!proxy.drainFirst) return;
      write([proxy.drainFirst]);
      child.kill('SIGHUP');
    },
    log() {
      const files = (proxy.logs ?? []).map((name) => join(path, name)).filter((it) => existsSync(it));
      return [...printed, ...files.map((it) => readFileSync(it, 'utf8'))].join('');
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
