import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BackOff } from '../back-off.ts';
import type { ServerLimits } from '../limits.ts';
import { NetworkCounts } from '../networks.ts';
import { addressOf, type HostConfig, networkOf } from './origin.ts';

/** Milliseconds a client has to stop sending after an early response. */
const CLOSE_WITHIN_MS = 1000;

/** Interval at which slow connections are checked. */
const LOOK_MS = 5000;

/** Connections beyond the limit that are accepted while another one is being closed for them. */
const SPARE_CONNECTIONS = 100;

/** Timeouts of the HTTP server, so that no client keeps it reading or waiting. */
export const timeouts = ({ requestMs }: ServerLimits): object => ({
  requestTimeout: requestMs,
  connectionTimeout: 2 * requestMs,
  http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(LOOK_MS, requestMs / 4) },
});

/**
 * All connections to this server, if there is no proxy. A client that has too many, or opens them too fast, is
 * disconnected before anything is read. At the limit, the address with the most loses one to an address with fewer.
 */
class HttpConnections {
  readonly #limits: ServerLimits;
  readonly #opening: BackOff;
  readonly #counts = new NetworkCounts();
  /** By address, the oldest first. */
  readonly #open = new Map<string, Set<Socket>>();
  /** WebSockets, which are counted separately. */
  readonly #upgraded = new WeakSet<object>();
  #size = 0;

  constructor(limits: ServerLimits, opening: BackOff) {
    this.#limits = limits;
    this.#opening = opening;
  }

  /** True if this connection may stay open. */
  admits(socket: Socket): boolean {
    const address = networkOf(socket.remoteAddress ?? '');
    const { lines, linesPerAddress } = this.#limits.connections;
    if (!this.#opening.admits(address) || !this.#counts.hasRoom(address, linesPerAddress)) return false;
    if (this.#size >= lines && !this.#makeRoom(address)) return false;
    this.#add(address, socket);
    return true;
  }
  upgraded(socket: object): void {
    this.#upgraded.add(socket);
  }

  #add(address: string, socket: Socket): void {
    const open = this.#open.get(address) ?? new Set();
    this.#open.set(address, open.add(socket));
    this.#counts.add(address);
    this.#size += 1;
    const silent = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), this.#limits.firstByteMs).unref();
    socket.once('close', () => {
      clearTimeout(silent);
      open.delete(socket);
      if (open.size === 0) this.#open.delete(address);
      this.#counts.remove(address);
      this.#size -= 1;
    });
  }

  /** Closes a connection of the address with the most: one that never sent anything, or else the oldest. */
  #makeRoom(address: string): boolean {
    const [, most] = [...this.#open].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (most.size <= this.#counts.count(address) + 1) return false;
    const idle = [...most].filter((socket) => !this.#upgraded.has(socket));
    const dropped = idle.find(({ bytesRead }) => bytesRead === 0) ?? idle[0];
    dropped?.destroy();
    return dropped !== undefined;
  }
}

/**
 * Limits connections, in all and per address. Behind a proxy all come from it, so there requests are counted instead.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ServerLimits,
  hostConfig: HostConfig,
  opening: BackOff,
): void {
  const { lines: most, linesPerAddress } = limits.connections;
  const server: Server = app.server;
  server.maxConnections = most + SPARE_CONNECTIONS;

  if (hostConfig.proxies === 0) {
    const lines = new HttpConnections(limits, opening);
    // Replaces the HTTP server's own listeners, which would set up a parser for each connection before this check.
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      if (!lines.admits(socket)) return void socket.resetAndDestroy();
      for (const listener of listeners) Reflect.apply(listener, server, [socket]);
    });
    server.on('upgrade', (_, socket) => lines.upgraded(socket));
  } else {
    const open = new NetworkCounts();
    app.addHook('onRequest', async ({ raw }, reply) => {
      const address = addressOf(raw, hostConfig);
      const hasRoom = open.hasRoom(address, linesPerAddress);
      open.add(address);
      reply.raw.once('close', () => open.remove(address));
      return hasRoom ? undefined : reply.code(503).send({ refusal: { code: 'too-many-connections' } });
    });
  }

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    // Otherwise Node would read the rest and discard it.
    setTimeout(() => raw.socket.destroy(), CLOSE_WITHIN_MS).unref();
  });
}
