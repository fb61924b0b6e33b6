import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '@wordhoard/protocol';
import { WebSocketServer } from 'ws';
import type { Guests } from '../http/guests.ts';
import { addressOf, isOurs } from '../http/origin.ts';
import { Connection, type ConnectionParts } from './connection.ts';

export interface SocketParts extends ConnectionParts {
  readonly guests: Guests;
  readonly requests: { take(key: string): boolean };
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** Every open socket of the house, counted. */
export class Sockets {
  readonly #parts: SocketParts;
  readonly #server: WebSocketServer;
  readonly #open = new Set<Connection>();
  readonly #perKey = new Map<string, number>();
  #callOff: () => void = () => {};
  #closing = false;

  constructor(http: Server, parts: SocketParts) {
    this.#parts = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.limits.messageBytes,
      perMessageDeflate: false,
    });
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#beat();
  }

  get size(): number {
    return this.#open.size;
  }

  /** No more are let in; those that are here are answered and bidden goodbye. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#callOff();
    await Promise.all([...this.#open].map((connection) => connection.farewell()));
  }
  terminate(): void {
    for (const connection of this.#open) connection.terminate();
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { guests, requests, origins, trustProxy } = this.#parts;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, trustProxy);
    const path = request.url?.split('?')[0];
    if (this.#closing) return turnAway(socket, '503 Service Unavailable', 'closing');
    if (path !== SOCKET_PATH) return turnAway(socket, '404 Not Found', 'no-such-page');
    if (!isOurs(request, origins)) return turnAway(socket, '403 Forbidden', 'bad-origin');
    if (!requests.take(address)) return turnAway(socket, '429 Too Many Requests', 'too-fast');
    const who = guests.read(request.headers.cookie);
    if (who === undefined) return turnAway(socket, '401 Unauthorized', 'no-name');
    if (!this.#hasRoom(who, address)) return turnAway(socket, '503 Service Unavailable', 'too-many-connections');
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(ws, socket, who, address, this.#parts);
      this.#open.add(connection);
      this.#count(who, address, 1);
      ws.on('close', () => {
        this.#open.delete(connection);
        this.#count(who, address, -1);
      });
    });
  }

  #hasRoom(who: string, address: string): boolean {
    const { total, perGuest, perAddress } = this.#parts.limits.connections;
    const count = (key: string): number => this.#perKey.get(key) ?? 0;
    return this.#open.size < total && count(`guest ${who}`) < perGuest && count(`address ${address}`) < perAddress;
  }
  #count(who: string, address: string, by: number): void {
    for (const key of [`guest ${who}`, `address ${address}`]) {
      const count = (this.#perKey.get(key) ?? 0) + by;
      if (count > 0) this.#perKey.set(key, count);
      else this.#perKey.delete(key);
    }
  }

  #beat(): void {
    this.#callOff = this.#parts.clock.setTimer(this.#parts.limits.heartbeatMs, () => {
      for (const connection of this.#open) connection.check();
      this.#beat();
    });
  }
}

function turnAway(socket: Duplex, status: string, code: string): void {
  const body = JSON.stringify({ refusal: { code } });
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}
