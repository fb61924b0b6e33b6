import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BackOff } from '../back-off.ts';
import type { Incidents } from '../incidents.ts';
import type { ServerLimits } from '../limits.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
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
  readonly #refused: (fault: ConnectionFault, address: string) => void;
  readonly #counts = new NetworkCounts();
  /** By address, the oldest first. */
  readonly #open = new Map<string, Set<Socket>>();
  /** WebSockets, which are counted separately. */
  readonly #upgraded = new WeakSet<object>();
  #size = 0;

  constructor({ limits, opening }: LimitOptions, refused: (fault: ConnectionFault, address: string) => void) {
    this.#limits = limits;
    this.#opening = opening;
    this.#refused = refused;
  }

  /** True if this connection may stay open. */
  admits(socket: Socket): boolean {
    const address = networkOf(socket.remoteAddress ?? '');
    const fault = this.#faultOf(address);
    if (fault) this.#refused(fault, address);
    else this.#add(address, socket);
    return !fault;
  }
  upgraded(socket: object): void {
    this.#upgraded.add(socket);
  }

  #faultOf(address: string): ConnectionFault | null {
    const { lines, linesPerAddress } = this.#limits.connections;
    if (!this.#opening.admits(address)) return 'too-fast';
    if (!this.#counts.hasRoom(address, linesPerAddress)) return 'too-many-connections';
    return this.#size >= lines && !this.#makeRoom(address) ? 'too-many-connections' : null;
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

/** Why a connection is cut off. */
export type ConnectionFault = 'too-fast' | 'too-many-connections';

export interface LimitOptions {
  readonly limits: ServerLimits;
  readonly hostConfig: HostConfig;
  /** Limits new connections per address. */
  readonly opening: BackOff;
  readonly metrics: ServerMetrics;
  readonly incidents: () => Incidents;
}

/**
 * Limits connections, in all and per address. Behind a proxy all come from it, so there requests are counted instead.
 */
export function limitConnections(app: FastifyInstance, options: LimitOptions): void {
  const { limits, hostConfig, metrics, incidents } = options;
  function refused(fault: ConnectionFault, address: string): void {
    metrics.connectionRefused(fault);
    incidents().note('connections', address, fault);
  }
  const { lines: most, linesPerAddress } = limits.connections;
  const server: Server = app.server;
  server.maxConnections = most + SPARE_CONNECTIONS;

  if (hostConfig.proxies === 0) {
    const lines = new HttpConnections(options, refused);
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
      if (!hasRoom) refused('too-many-connections', address);
      return hasRoom ? undefined : reply.code(503).send({ refusal: { code: 'too-many-connections' } });
    });
  }

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    // Otherwise Node would read the rest and discard it.
    setTimeout(() => raw.socket.destroy(), CLOSE_WITHIN_MS).unref();
  });
}
