import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const SOCKET_FILE = '.s.PGSQL.5432';

export interface StallingProxy {
  /** The database's URL through the proxy. */
  readonly url: string;
  /** Silently blocks all traffic in both directions, as if the database had been stopped. */
  stall(): void;
  resume(): void;
  /** Cuts all connections; new ones are let in. */
  cut(): void;
}

/** Stands between a server and a PostgreSQL database. */
export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'wh-proxy-'));
  const target = join(new URL(url.replace('@/', '@localhost/')).searchParams.get('host')!, SOCKET_FILE);
  const sockets = new Set<Socket>();
  let stalls = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    if (stalls) socket.pause();
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((incoming) => {
    const outgoing = track(connect(target));
    track(incoming);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('end', () => to.end());
      from.on('close', () => to.destroy());
      if (stalls) from.pause();
    }
  });
  await new Promise<void>((opened) => server.listen(join(folder, SOCKET_FILE), opened));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: url.replace(/host=[^&]*/, `host=${encodeURIComponent(folder)}`),
    stall() {
      stalls = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalls = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
  };
}
