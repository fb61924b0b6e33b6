import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  ADDS_SALT,
  BRIEF_UPDATES,
  type OperatorNews,
  PATCHED_VIEWS,
  type ServerMessage,
  SOCKET_PATH,
} from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import { WebSocketServer } from 'ws';
import type { BackOff } from '../back-off.ts';
import type { BanList } from '../bans/ban-list.ts';
import type { GuestDevice } from '../devices/revocations.ts';
import type { Guests } from '../http/guests.ts';
import {
  addressOf,
  describeHost,
  describeOrigin,
  type HostConfig,
  isKnownHost,
  isKnownOrigin,
} from '../http/origin.ts';
import type { LastAddresses } from '../last-addresses.ts';
import { NetworkCounts } from '../networks.ts';
import { readCode } from '../tables/codes.ts';
import { Tally } from '../tally.ts';
import { Connection, type ConnectionServices } from './connection.ts';

export interface SocketServices extends ConnectionServices {
  readonly guests: Guests;
  readonly requests: { take(key: string): boolean };
  /** Sockets opened from one address. */
  readonly handshakes: BackOff;
  readonly hostConfig: HostConfig;
  readonly bans: BanList;
  readonly news: () => OperatorNews;
  readonly addresses: LastAddresses;
}

/** Groups of sockets whose heartbeats are spread over the interval: 20,000 pings at once would stop the event loop. */
const HEARTBEAT_GROUPS = 100;

/** Milliseconds a client has to close after being told to. */
const CLOSING_MS = 5000;

/** All open sockets of the server, counted by guest and address. */
export class Sockets {
  readonly #services: SocketServices;
  readonly #server: WebSocketServer;
  readonly #open = new Set<Connection>();
  /** The same in groups, each checked once in a heartbeat's interval. */
  readonly #groups = Array.from({ length: HEARTBEAT_GROUPS }, () => new Set<Connection>());
  #opened = 0;
  /** By address, the oldest first. */
  readonly #from = new Map<string, Set<Connection>>();
  readonly #perGuest = new Tally();
  readonly #perAddress = new NetworkCounts();
  #cancelHeartbeat: () => void = () => {};
  #isClosing = false;

  constructor(http: Server, services: SocketServices) {
    this.#services = services;
    const options = {
      noServer: true,
      maxPayload: services.limits.messageBytes,
      perMessageDeflate: false,
      // Pings are answered by the connection, which counts them.
      autoPong: false,
      // An option of the library that its types lack.
      closeTimeout: CLOSING_MS,
    };
    this.#server = new WebSocketServer(options);
    http.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        services.log.error({ err: error }, 'opening a socket failed');
        this.#reject(socket, '503 Service Unavailable', 'fault');
      });
    });
    this.#checkGroup(0);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Bytes that wait to be sent to slow clients. */
  get backlog(): number {
    return [...this.#open].reduce((sum, connection) => sum + connection.backlog, 0);
  }
  /** Number of sockets of one guest. */
  countOf(who: string): number {
    return this.#perGuest.count(who);
  }

  /** Accepts no more sockets, answers the open ones and closes them. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#cancelHeartbeat();
    await Promise.all([...this.#open].map((connection) => connection.closeGracefully()));
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
  /** Sends the operators' news to everyone. */
  sendNews(): void {
    const text = this.#newsText();
    for (const connection of this.#open) connection.send(text);
  }
  #newsText(): string {
    return JSON.stringify({ type: 'operator', ...this.#services.news() } satisfies ServerMessage);
  }
  /** Disconnects guests who have been banned. */
  dismissBanned(): void {
    for (const connection of this.#open) this.#dismissIfBanned(connection);
  }
  #dismissIfBanned(connection: Connection): void {
    const { bans } = this.#services;
    const refusal = bans.refusalOfAddress(connection.address) ?? bans.refusalOfGuest(connection.who);
    if (!refusal) return;
    this.#services.incidents.note('banned', connection.address);
    connection.dismiss(refusal);
  }
  terminate(): void {
    for (const connection of this.#open) connection.terminate('closing');
    this.#server.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { guests, requests, handshakes, hostConfig, limits, incidents } = this.#services;
    const { perGuest, perAddress } = limits.connections;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, hostConfig);
    const [path, query] = request.url?.split('?') ?? [];
    if (this.#isClosing) return this.#reject(socket, '503 Service Unavailable', 'closing');
    // Checked before the cookie, whose signature takes time.
    if (!requests.take(address) || !handshakes.admits(address))
      return this.#reject(socket, '429 Too Many Requests', 'too-fast');
    if (!isSocketPath(path)) return this.#reject(socket, '404 Not Found', 'no-such-page');
    if (!isKnownHost(request, hostConfig)) {
      incidents.note('bad-host', address, describeHost(request, hostConfig));
      return this.#reject(socket, '421 Misdirected Request', 'bad-host');
    }
    if (!isKnownOrigin(request, hostConfig)) {
      incidents.note('bad-origin', address, describeOrigin(request));
      return this.#reject(socket, '403 Forbidden', 'bad-origin');
    }
    if (!this.#perAddress.hasRoom(address, perAddress)) return this.#rejectForRoom(socket, address);
    const guest = await guests.readDevice(request.headers.cookie);
    // Checked again, because reading the cookie was asynchronous.
    if (this.#isClosing) return this.#reject(socket, '503 Service Unavailable', 'closing');
    if (guest === undefined) return this.#reject(socket, '401 Unauthorized', 'no-name');
    const { who, device } = guest;
    const hasRoom = this.#perAddress.hasRoom(address, perAddress) && this.#perGuest.count(who) < perGuest;
    if (!hasRoom || !this.#makeRoom(address)) return this.#rejectForRoom(socket, address);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const wishes = query?.split('&') ?? [];
      const patched = wishes.includes(PATCHED_VIEWS);
      const caller = {
        who,
        device,
        address,
        brief: wishes.includes(BRIEF_UPDATES) || patched,
        patched,
        salted: wishes.includes(ADDS_SALT),
      };
      const connection = new Connection(ws, socket, caller, this.#services);
      this.#open.add(connection);
      const group = this.#groups[this.#opened++ % HEARTBEAT_GROUPS];
      group?.add(connection);
      const open = this.#from.get(address) ?? new Set();
      this.#from.set(address, open.add(connection));
      this.#services.addresses.note(who, address);
      this.#perGuest.add(who);
      this.#perAddress.add(address);
      this.#services.metrics.socketOpened();
      ws.on('close', () => {
        this.#services.metrics.socketClosed(connection.end);
        this.#open.delete(connection);
        group?.delete(connection);
        open.delete(connection);
        if (open.size === 0) this.#from.delete(address);
        this.#perGuest.remove(who);
        this.#perAddress.remove(address);
      });
      // Only now, because a page can't read why a socket doesn't open.
      this.#dismissIfBanned(connection);
      const { broadcast, draining } = this.#services.news();
      if (broadcast || draining) connection.send(this.#newsText());
    });
  }

  #reject(socket: Duplex, status: string, code: string): void {
    this.#services.metrics.socketRefused(code);
    rejectUpgrade(socket, status, code);
  }

  #rejectForRoom(socket: Duplex, address: string): void {
    this.#services.incidents.note('connections', address, 'too many sockets');
    this.#reject(socket, '503 Service Unavailable', 'too-many-connections');
  }

  /** At the limit, closes a socket of the address with the most, unless this address has as many. */
  #makeRoom(address: string): boolean {
    if (this.#open.size < this.#services.limits.connections.total) return true;
    const most = [...this.#from.values()].reduce((a, b) => (b.size > a.size ? b : a));
    if (most.size <= this.#perAddress.count(address) + 1) return false;
    [...most].at(-1)?.terminate('replaced');
    return true;
  }

  /** Checks the sockets of a group when its time has come, and then the next group. */
  #checkGroup(index: number): void {
    const { clock, limits } = this.#services;
    this.#cancelHeartbeat = clock.setTimer(limits.heartbeatMs / HEARTBEAT_GROUPS, () => {
      for (const connection of this.#groups[index] ?? []) connection.checkAlive();
      this.#checkGroup((index + 1) % HEARTBEAT_GROUPS);
    });
  }
}

/** The socket's path, alone or with a table's code for proxies. */
const isSocketPath = (path = ''): boolean => path === SOCKET_PATH || codeInPath(path) !== undefined;

/** A code has no slash. */
const codeInPath = (path: string): string | undefined =>
  path.startsWith(`${SOCKET_PATH}/`) ? readCode(path.slice(SOCKET_PATH.length + 1)) : undefined;

function rejectUpgrade(socket: Duplex, status: string, code: string): void {
  const body = JSON.stringify({ refusal: { code } });
  // Destroyed once the response is written, because the other end may never close.
  socket.once('finish', () => socket.destroy());
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}
