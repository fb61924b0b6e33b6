import { connect, createServer, type Server, type Socket } from 'node:net';

/** Properties of a connection; a round trip is two delays. */
export interface SlowConnectionOptions {
  readonly bytesPerSecond: number;
  readonly roundTripMs: number;
}

/** Traffic so far. */
export interface TrafficCount {
  readonly requests: number;
  readonly bytes: number;
}

/** Bytes sent for one connection before another's turn: one packet. */
const PACKET = 1460;
const TICK_MS = 4;
/** Bytes buffered per connection before its sender waits, like a modem's buffer. */
const BUFFERED = 64 * 1024;

/** A request begins with one of these; pages send them whole, one after the other on a connection. */
const REQUEST = /^(GET|POST|HEAD) /;

interface TransferDirection {
  readonly from: Socket;
  readonly to: Socket;
  waiting: Buffer;
}

/**
 * A slow connection in front of a server, shared by pages, workers and service workers as they would share a phone's.
 * (A browser's own throttling slows each of them by itself, and service workers not at all.)
 */
export class SlowConnection {
  readonly #options: SlowConnectionOptions;
  readonly #server: Server;
  readonly #down = new Set<TransferDirection>();
  #traffic: { requests: number; bytes: number } = { requests: 0, bytes: 0 };
  /** Bytes that may be sent now. */
  #credit = 0;
  #last = performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(upstreamPort: number, options: SlowConnectionOptions) {
    this.#options = options;
    this.#server = createServer((client) => this.#connect(client, upstreamPort));
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#timer = setInterval(() => this.#transfer(), TICK_MS);
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the line has no port');
    return address.port;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#server.close();
  }

  /** Returns the traffic since the last call. */
  take(): TrafficCount {
    const crossed = this.#traffic;
    this.#traffic = { requests: 0, bytes: 0 };
    return crossed;
  }
  get traffic(): TrafficCount {
    return { ...this.#traffic };
  }

  #connect(client: Socket, port: number): void {
    const server = connect(port, '127.0.0.1');
    const oneWay = this.#options.roundTripMs / 2;
    // A new connection starts with a handshake, a round trip of its own; requests wait for it.
    const ready = performance.now() + this.#options.roundTripMs;
    const down: TransferDirection = { from: server, to: client, waiting: Buffer.alloc(0) };
    this.#down.add(down);
    client.setNoDelay(true);
    client.on('data', (chunk: Buffer) => {
      if (REQUEST.test(chunk.subarray(0, 8).toString('latin1'))) this.#traffic.requests += 1;
      const shaken = Math.max(0, ready - performance.now());
      setTimeout(() => server.writable && server.write(chunk), shaken + oneWay);
    });
    server.on('data', (chunk: Buffer) => {
      down.waiting = Buffer.concat([down.waiting, chunk]);
      if (down.waiting.length > BUFFERED) server.pause();
    });
    const end = (): void => {
      this.#down.delete(down);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  }

  /** Sends as much as the time since the last call allows, a packet for each connection in turn. */
  #transfer(): void {
    const now = performance.now();
    const { bytesPerSecond, roundTripMs } = this.#options;
    const earned = ((now - this.#last) / 1000) * bytesPerSecond;
    this.#last = now;
    const waiting = [...this.#down].filter((way) => way.waiting.length > 0);
    if (waiting.length === 0) {
      this.#credit = 0;
      return;
    }
    this.#credit += earned;
    for (let turn = 0; this.#credit > 0 && waiting.length > 0; turn++) {
      const at = turn % waiting.length;
      const way = waiting[at]!;
      const packet = way.waiting.subarray(0, PACKET);
      way.waiting = way.waiting.subarray(packet.length);
      this.#credit -= packet.length;
      this.#traffic.bytes += packet.length;
      setTimeout(() => way.to.writable && way.to.write(packet), roundTripMs / 2);
      if (way.waiting.length < BUFFERED) way.from.resume();
      if (way.waiting.length === 0) waiting.splice(at, 1);
    }
  }
}
