import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { BRIEFLY, SALTED, SOCKET_PATH } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import { WebSocketServer } from 'ws';
import type { BackOff } from '../back-off.ts';
import type { GuestDevice } from '../devices/revocations.ts';
import type { Guests } from '../http/guests.ts';
import { addressOf, type Front, isForUs, isOurs } from '../http/origin.ts';
import type { LastAddresses } from '../last-addresses.ts';
import { NetworkCounts } from '../networks.ts';
import { Tally } from '../tally.ts';
import { Connection, type ConnectionServices } from './connection.ts';

export interface SocketServices extends ConnectionServices {
  readonly guests: Guests;
  readonly requests: { take(key: string): boolean };
  /** Sockets opened from one address. */
  readonly handshakes: BackOff;
  readonly front: Front;
  readonly addresses: LastAddresses;
}

/** Milliseconds a client has to close after being told to. */
const CLOSING_MS = 5000;

/** All open sockets of the server, counted. */
export class Sockets {
  readonly #services: SocketServices;
  readonly #server: WebSocketServer;
  readonly #open = new Set<Connection>();
  /** By address, the oldest first. */
  readonly #from = new Map<string, Set<Connection>>();
  readonly #perGuest = new Tally();
  readonly #perAddress = new NetworkCounts();
  #callOff: () => void = () => {};
  #closing = false;

  constructor(http: Server, services: SocketServices) {
    this.#services = services;
    const options = {
      noServer: true,
      maxPayload: services.limits.messageBytes,
      perMessageDeflate: false,
      // Pings are answered by the connection, which counts them.
      autoPong: false,
      // Known to the library, not yet to its types.
      closeTimeout: CLOSING_MS,
    };
    this.#server = new WebSocketServer(options);
    http.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        services.log.error({ err: error }, 'opening a socket failed');
        turnAway(socket, '503 Service Unavailable', 'fault');
      });
    });
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
  /** Connected guests and devices, each once. */
  guests(): GuestDevice[] {
    const guests = new Map<string, GuestDevice>();
    for (const { who, device } of this.#open) guests.set(`${who} ${device}`, { who, device });
    return [...guests.values()];
  }
  /** Disconnects a signed-off device of a guest; null for all of theirs. */
  signOff(who: string, device: string | null): void {
    for (const connection of this.#open) {
      const isOnIt = device === null || connection.device === device;
      if (connection.who === who && isOnIt) connection.dismiss(refuse('signed-off'));
    }
  }
  terminate(): void {
    for (const connection of this.#open) connection.terminate();
    this.#server.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { guests, requests, handshakes, front, limits } = this.#services;
    const { perGuest, perAddress } = limits.connections;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, front);
    const [path, query] = request.url?.split('?') ?? [];
    if (this.#closing) return turnAway(socket, '503 Service Unavailable', 'closing');
    // Before cookies are read, for which a signature has to be made.
    if (!requests.take(address) || !handshakes.admits(address))
      return turnAway(socket, '429 Too Many Requests', 'too-fast');
    if (path !== SOCKET_PATH) return turnAway(socket, '404 Not Found', 'no-such-page');
    if (!isForUs(request, front)) return turnAway(socket, '421 Misdirected Request', 'bad-host');
    if (!isOurs(request, front)) return turnAway(socket, '403 Forbidden', 'bad-origin');
    if (!this.#perAddress.hasRoom(address, perAddress))
      return turnAway(socket, '503 Service Unavailable', 'too-many-connections');
    const guest = await guests.whose(request.headers.cookie);
    // It may have begun to close meanwhile, and others may have come.
    if (this.#closing) return turnAway(socket, '503 Service Unavailable', 'closing');
    if (guest === undefined) return turnAway(socket, '401 Unauthorized', 'no-name');
    const { who, device } = guest;
    const hasRoom = this.#perAddress.hasRoom(address, perAddress) && this.#perGuest.of(who) < perGuest;
    if (!hasRoom || !this.#makeRoom(address))
      return turnAway(socket, '503 Service Unavailable', 'too-many-connections');
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const wishes = query?.split('&') ?? [];
      const [brief, salted] = [wishes.includes(BRIEFLY), wishes.includes(SALTED)];
      const connection = new Connection(ws, socket, { who, device, address, brief, salted }, this.#services);
      this.#open.add(connection);
      const open = this.#from.get(address) ?? new Set();
      this.#from.set(address, open.add(connection));
      this.#services.addresses.note(who, address);
      this.#perGuest.add(who);
      this.#perAddress.add(address);
      ws.on('close', () => {
        this.#open.delete(connection);
        open.delete(connection);
        if (open.size === 0) this.#from.delete(address);
        this.#perGuest.remove(who);
        this.#perAddress.remove(address);
      });
    });
  }

  /** When there are as many as there may be, the address with the most gives way to one that has fewer. */
  #makeRoom(address: string): boolean {
    if (this.#open.size < this.#services.limits.connections.total) return true;
    const most = [...this.#from.values()].reduce((a, b) => (b.size > a.size ? b : a));
    if (most.size <= this.#perAddress.of(address) + 1) return false;
    [...most].at(-1)?.terminate();
    return true;
  }

  #beat(): void {
    this.#callOff = this.#services.clock.setTimer(this.#services.limits.heartbeatMs, () => {
      for (const connection of this.#open) connection.check();
      this.#beat();
    });
  }
}

function turnAway(socket: Duplex, status: string, code: string): void {
  const body = JSON.stringify({ refusal: { code } });
  // Said all, and no need to wait until the other end has too: it may never.
  socket.once('finish', () => socket.destroy());
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}
