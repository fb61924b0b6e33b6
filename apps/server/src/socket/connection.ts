import type { Duplex } from 'node:stream';
import { read } from '@wordhoard/kernel';
import { type AnyRefusal, type ClientMessage, clientMessage, type ServerMessage } from '@wordhoard/protocol';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Limits, RateLimiter } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Visitor } from '../tables/company.ts';
import type { House } from '../tables/house.ts';
import { refuse } from '../tables/lobby.ts';
import type { Log } from '../tables/parts.ts';
import type { Table } from '../tables/table.ts';

export interface ConnectionParts {
  readonly house: House;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly messages: RateLimiter;
  readonly wrongCodes: RateLimiter;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Codes of the closing handshake: going away, and against the rules of the house. */
const GOING_AWAY = 1001;
const POLICY = 1008;

/** Who keeps on after being told so many times is hung up on. */
const PATIENCE = 100;

/** One socket: reads what its client says and passes it to the table it has entered. */
export class Connection implements Visitor {
  readonly who: string;
  readonly #address: string;
  readonly #socket: WebSocket;
  /** What the socket is written to. */
  readonly #stream: Duplex;
  #held = false;
  readonly #parts: ConnectionParts;
  #table: Table | null = null;
  #last: Promise<void> = Promise.resolve();
  #leaving = false;
  #nonsense = 0;
  /** Has it answered since it was last asked for a sign of life? */
  #alive = true;

  constructor(socket: WebSocket, stream: Duplex, who: string, address: string, parts: ConnectionParts) {
    this.#socket = socket;
    this.#stream = stream;
    this.who = who;
    this.#address = address;
    this.#parts = parts;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => this.#table?.leave(this));
    // Too large, or no WebSocket at all: the library closes it, and the table hears of that.
    socket.on('error', () => undefined);
  }

  send(text: string): void {
    if (this.#socket.bufferedAmount > this.#parts.limits.backlogBytes) return this.#socket.terminate();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#hold();
    this.#socket.send(text);
  }

  /** What is said in one breath (an update and its "done") leaves in one packet, and costs one call of the system. */
  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#held = false;
      this.#stream.uncork();
    });
  }

  dismiss(refusal: AnyRefusal): void {
    this.#say({ type: 'goodbye', refusal });
    this.#socket.close(refusal.code === 'closing' ? GOING_AWAY : POLICY, refusal.code);
  }

  /** Answers what it has heard, and no more; then says goodbye. */
  farewell(): Promise<void> {
    this.#leaving = true;
    this.#last = this.#last.then(() => this.dismiss(refuse('closing')));
    return this.#last;
  }

  /** A line that went dead without a word is found out by the second call. */
  check(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }
  terminate(): void {
    this.#socket.terminate();
  }

  /** One after the other, in the order they were sent: a client may say what it wants before it is let in. */
  #receive(text: string): void {
    if (this.#leaving) return;
    this.#parts.metrics.count('messages_total');
    const json = parse(text);
    if (!this.#parts.messages.take(this.who)) return this.#scold(json, refuse('too-fast'));
    const message = read(clientMessage, json);
    if (!message) return this.#scold(json, refuse('malformed'));
    this.#last = this.#last.then(() => this.#obey(message)).catch(this.#fault);
  }

  async #obey(message: ClientMessage): Promise<void> {
    const { metrics } = this.#parts;
    if (message.type === 'ping') return this.#say({ type: 'pong', now: this.#table?.now() ?? 0 });
    if (message.type === 'enter') return this.#enter(message);
    const { id, command } = message;
    if (!this.#table) return this.#say({ type: 'refused', id, refusal: refuse('enter-first') });
    const since = performance.now();
    const refusal = await this.#table.command(this.who, id, command);
    metrics.observe('command_seconds', (performance.now() - since) / 1000);
    if (refusal) metrics.count('refusals_total');
    this.#say(refusal ? { type: 'refused', id, refusal } : { type: 'done', id });
  }

  async #enter({ table: code, after }: ClientMessage & { type: 'enter' }): Promise<void> {
    const { house, wrongCodes } = this.#parts;
    if (!wrongCodes.has(this.#address)) return this.dismiss(refuse('too-fast'));
    const table = await house.find(code);
    // Still there when the house opens again: not a code that belongs to no table.
    if (!table && house.closing) return this.dismiss(refuse('closing'));
    if (!table) {
      wrongCodes.take(this.#address);
      return this.dismiss(refuse('no-such-table'));
    }
    this.#table?.leave(this);
    this.#table = table;
    await table.enter(this, after);
    // Hung up while the table was being found: nobody else will tell the table.
    if (this.#socket.readyState !== this.#socket.OPEN) table.leave(this);
  }

  /** Says no to what could not even be read, under its id if it has one. */
  #scold(json: unknown, refusal: AnyRefusal): void {
    this.#parts.metrics.count('refusals_total');
    this.#nonsense += 1;
    if (this.#nonsense > PATIENCE) return this.dismiss(refusal);
    const id = typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string' ? json.id : '';
    this.#say({ type: 'refused', id: id.slice(0, 40), refusal });
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  readonly #fault = (error: unknown): void => {
    this.#parts.log.error({ err: error }, 'a message failed');
    this.dismiss(refuse('fault'));
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
