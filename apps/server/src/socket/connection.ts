import type { Duplex } from 'node:stream';
import { faultAt, read } from '@wordhoard/kernel';
import {
  type AnyRefusal,
  type ClientMessage,
  clientMessage,
  type ServerMessage,
  type ServerRefusal,
} from '@wordhoard/protocol';
import { refuse, SerialQueue } from '@wordhoard/table';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import { refuseForm } from '../http/refusal.ts';
import type { Incidents } from '../incidents.ts';
import { isObject, parseJson } from '../json.ts';
import type { RateLimiter, ServerLimits } from '../limits.ts';
import type { Logger } from '../logger.ts';
import type { ServerMetrics, SocketEnd } from '../metrics/server-metrics.ts';
import type { VisitorBudget } from '../rate-limits.ts';
import { StoreUnavailable } from '../storage/outage.ts';
import type { TableClient } from '../tables/connections.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableLookup } from '../tables/table-lookup.ts';
import type { SendQueue } from './send-queue.ts';
import { TextFrames } from './text-frames.ts';

export interface ConnectionServices {
  readonly clock: Clock;
  readonly limits: ServerLimits;
  readonly messages: RateLimiter;
  readonly bytes: RateLimiter;
  /** Limits the bytes of commands, which may be stored. */
  readonly writing: VisitorBudget;
  readonly tableLookup: TableLookup;
  readonly sendQueue: SendQueue;
  readonly metrics: ServerMetrics;
  readonly incidents: Incidents;
  readonly log: Logger;
}

/** Codes of the closing handshake: going away, and policy violation. */
const GOING_AWAY = 1001;
const POLICY = 1008;

/** Refused messages after which a client is disconnected. */
const MAX_REFUSED = 100;
/** Messages accepted after a goodbye, because they may be under way; after more the client is cut off. */
const MAX_AFTER_GOODBYE = 1000;

/** Milliseconds within which a ping is answered. */
const PONG_WITHIN_MS = 2000;

/** A message costs one token, and one more for every so many bytes. */
const BYTES_PER_MESSAGE = 8 * 1024;
/** Cost of entering again: the client is sent the whole table, and everything it missed. */
const REENTER_COST = 4;

/** The guest at the other end, their device and address, and the protocol options of the client. */
interface Caller {
  readonly who: string;
  readonly device: string;
  readonly address: string;
  readonly brief: boolean;
  readonly patched: boolean;
  readonly salted: boolean;
}

type HandledMessage = Exclude<ClientMessage, { type: 'ping' }>;
type CommandMessage = Extract<ClientMessage, { type: 'command' }>;

/** One socket: parses its client's messages and passes them to the table it has entered. */
export class Connection implements TableClient {
  readonly who: string;
  readonly device: string;
  readonly address: string;
  readonly brief: boolean;
  readonly patched: boolean;
  readonly salted: boolean;
  readonly #caller: Caller;
  readonly #socket: WebSocket;
  /** The stream under the socket. */
  readonly #stream: Duplex;
  readonly #services: ConnectionServices;
  readonly #frames = new TextFrames();
  #table: LiveTable | null = null;
  /** Messages are handled one after another, in the order they were sent. */
  readonly #queue = new SerialQueue();
  #isClosing = false;
  #hasEntered = false;
  /** After a goodbye, earlier messages are ignored, too. */
  #isDismissed = false;
  #refusedCount = 0;
  #ignoredCount = 0;
  /** False from a ping until its pong. */
  #isAlive = true;
  #end: string = 'client' satisfies SocketEnd;

  constructor(socket: WebSocket, stream: Duplex, caller: Caller, services: ConnectionServices) {
    this.#socket = socket;
    this.#stream = stream;
    this.who = caller.who;
    this.brief = caller.brief;
    this.patched = caller.patched;
    this.salted = caller.salted;
    this.device = caller.device;
    this.address = caller.address;
    this.#caller = caller;
    this.#services = services;
    stream.on('data', (chunk: Buffer) => this.#countBytes(chunk.length));
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => {
      if (this.#isWithinLimit(1)) this.#control(() => socket.pong(data));
      else this.#refuseMessage('', refuse('too-fast'));
    });
    socket.on('pong', () => {
      this.#isAlive = true;
      if (!this.#isWithinLimit(1)) this.#refuseMessage('', refuse('too-fast'));
    });
    socket.on('close', () => this.#table?.leave(this));
    // A message too large, or no WebSocket at all: the library closes the socket, and then `close` follows.
    socket.on('error', () => undefined);
  }

  /** Why the socket was closed: a `SocketEnd`, or the code of the refusal that was sent. */
  get end(): string {
    return this.#end;
  }
  /** Bytes that wait to be sent. */
  get backlog(): number {
    return this.#stream.writableLength + this.#frames.bytes;
  }

  send(text: string): void {
    if (!this.#mayWriteMore()) return;
    if (this.#frames.bytes === 0) this.#services.sendQueue.add(this);
    this.#frames.add(text);
  }

  /** Sends the messages of this turn of the event loop; the send queue calls it at the turn's end. */
  flush(): void {
    if (this.#frames.bytes === 0) return;
    const frames = this.#frames.take();
    // Nothing may follow the frame with which the library answers a client that closes.
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(frames);
  }

  /** Sends a ping or pong through the library, after the messages before it. */
  #control(send: () => void): void {
    if (!this.#mayWriteMore()) return;
    this.flush();
    send();
  }

  /** False if the connection is closed. A client that doesn't read is cut off when its queue exceeds a limit. */
  #mayWriteMore(): boolean {
    if (this.backlog > this.#services.limits.backlogBytes) this.terminate('slow-reader');
    return this.#socket.readyState === this.#socket.OPEN;
  }

  dismiss(refusal: AnyRefusal): void {
    if (this.#isDismissed) return;
    this.#isDismissed = true;
    this.#noteEnd(refusal.code);
    this.#sendMessage({ type: 'goodbye', refusal });
    this.flush();
    this.#socket.close(refusal.code === 'closing' ? GOING_AWAY : POLICY, refusal.code);
  }

  /** Answers the messages received so far, then closes. */
  closeGracefully(): Promise<void> {
    this.#isClosing = true;
    return this.#queue.run(() => this.dismiss(refuse('closing')));
  }

  /** Sends a ping; closes the connection if the last one was not answered. */
  checkAlive(): void {
    if (!this.#isAlive) return this.terminate('no-pong');
    this.#isAlive = false;
    this.#control(() => this.#socket.ping());
  }
  terminate(end: SocketEnd): void {
    this.#noteEnd(end);
    this.#socket.terminate();
  }
  /** The first reason counts; the others follow from it. */
  #noteEnd(end: string): void {
    if (this.#end === 'client') this.#end = end;
  }
  /** Cuts off a client that sends too much. */
  #stopFlood(): void {
    if (this.#end === 'client') this.#services.incidents.note('flood', this.address);
    this.terminate('flood');
  }

  /** Counts every byte, including frames that never complete a message. Sends no refusal, which would cost more. */
  #countBytes(bytes: number): void {
    if (!this.#services.bytes.take(this.who, bytes)) this.#stopFlood();
  }

  /** True if the message may be parsed. Called before parsing, so that refusing costs little. */
  #isWithinLimit(cost: number): boolean {
    if (!this.#isDismissed) return this.#services.messages.take(this.who, cost);
    if (++this.#ignoredCount > MAX_AFTER_GOODBYE) this.#stopFlood();
    return true;
  }

  /** A client may send commands before it has entered. */
  #receive(data: RawData, isBinary: boolean): void {
    // By the library's default, a message is one buffer.
    const bytes = data as Buffer;
    const admitted = this.#isWithinLimit(1 + Math.floor(bytes.length / BYTES_PER_MESSAGE));
    if (this.#isClosing || this.#isDismissed) return;
    this.#services.metrics.messageReceived();
    if (!admitted) return this.#refuseMessage(findId(bytes), refuse('too-fast'));
    const json = isBinary ? undefined : parseJson(String(bytes));
    if (json === undefined) return this.#refuseMessage(findId(bytes), refuseText(bytes, isBinary));
    const message = read(clientMessage, json);
    if (!message) return this.#refuseMessage(idOf(json), refuseForm(clientMessage, json));
    if (message.type === 'command' && !this.#mayWrite(bytes.length))
      return this.#sendRefusal(message.id, refuse('too-much-stored'));
    if (message.type === 'enter' && !this.#mayEnter()) return this.#refuseMessage('', refuse('too-fast'));
    if (message.type === 'ping') this.#answerPing();
    else this.#handleInTurn(message);
  }

  #handleInTurn(message: HandledMessage): void {
    try {
      const handled = this.#queue.runNow(() => this.#handle(message));
      if (handled instanceof Promise) handled.catch(this.#handleError);
    } catch (error) {
      this.#handleError(error);
    }
  }

  /**
   * Answers after earlier messages, but within a time limit: they may wait for a store that hangs, and the connection
   * is alive all the same.
   */
  #answerPing(): void {
    let isAnswered = false;
    const answer = (): void => {
      cancel();
      if (!isAnswered && !this.#isDismissed) this.#sendMessage({ type: 'pong', now: this.#table?.now() ?? 0 });
      isAnswered = true;
    };
    const cancel = this.#services.clock.setTimer(PONG_WITHIN_MS, answer);
    this.#queue.run(() => this.#table?.whenSynced()).then(answer, answer);
  }

  /** True if a command of this size may be written: it may be stored for a year. */
  #mayWrite(bytes: number): boolean {
    return this.#services.writing.charge(this.#caller, bytes);
  }

  #mayEnter(): boolean {
    const again = this.#hasEntered;
    this.#hasEntered = true;
    return !again || this.#isWithinLimit(REENTER_COST);
  }

  /** Returns a promise if the answer takes longer than this turn of the event loop. */
  #handle(message: HandledMessage): void | Promise<void> {
    if (this.#isDismissed) return;
    if (message.type === 'enter') return this.#enter(message);
    if (message.type === 'look') {
      this.#table?.setVisible(this, message.looking);
      return this.#sendMessage({ type: 'pong', now: this.#table?.now() ?? 0 });
    }
    const { id, command } = message;
    if (!this.#table) return this.#sendRefusal(id, refuse('enter-first'));
    const since = performance.now();
    const answer = this.#table.command(this.#caller, id, command);
    if (answer instanceof Promise) return answer.then((refusal) => this.#answerCommand(message, refusal, since));
    this.#answerCommand(message, answer, since);
  }

  #answerCommand({ id, command }: CommandMessage, refusal: AnyRefusal | null, since: number): void {
    this.#services.metrics.commandAnswered(command.type, (performance.now() - since) / 1000);
    if (refusal) this.#sendRefusal(id, refusal);
    else this.#sendMessage({ type: 'done', id });
  }

  async #enter({ table: code, after }: ClientMessage & { type: 'enter' }): Promise<void> {
    const table = await this.#services.tableLookup.find(code, this.#caller);
    if ('code' in table) return this.dismiss(table);
    this.#table?.leave(this);
    this.#table = table;
    await table.enter(this, after);
    // If the client disconnected meanwhile, `close` came before it had a table.
    if (this.#socket.readyState !== this.#socket.OPEN) table.leave(this);
  }

  /** Refuses a message that could not be parsed, under its id if it has one. */
  #refuseMessage(id: string, refusal: AnyRefusal): void {
    this.#refusedCount += 1;
    if (this.#refusedCount <= MAX_REFUSED) return this.#sendRefusal(id, refusal);
    this.#services.incidents.note('flood', this.address, refusal.code);
    this.dismiss(refusal);
  }
  #sendRefusal(id: string, refusal: AnyRefusal): void {
    this.#services.metrics.messageRefused(refusal.code);
    this.#sendMessage({ type: 'refused', id, refusal });
  }

  #sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  readonly #handleError = (error: unknown): void => {
    this.#services.log.error({ err: error }, 'handling a message failed');
    this.dismiss(refuse(error instanceof StoreUnavailable ? 'cannot-save' : 'fault'));
  };
}

/** Refuses a message that isn't JSON. */
const refuseText = (bytes: Buffer, isBinary: boolean): ServerRefusal =>
  isBinary
    ? { code: 'malformed', path: '', expected: 'a text message', received: 'a binary message' }
    : { code: 'malformed', ...faultAt([], 'JSON', String(bytes)) };

/** Longest id of a command. */
const MAX_ID = 40;
/** Messages of at most so many bytes are parsed for their id even if they come too fast: that costs less than the answer. */
const CHEAP_TO_PARSE = 1024;
const ID_BEFORE_COMMAND = /^\s*\{\s*(?:"type"\s*:\s*"command"\s*,\s*)?"id"\s*:\s*"([\w-]{1,40})"/;

/** The id of a message that is refused, so that its sender knows which one it was; empty if it has none. */
const idOf = (json: unknown): string => {
  const id = isObject(json) ? json['id'] : undefined;
  return typeof id === 'string' && id.length <= MAX_ID ? id : '';
};

/** The same before a message is parsed. In a long one, only an id before the command is found. */
function findId(message: Buffer): string {
  const parsed = message.length <= CHEAP_TO_PARSE ? parseJson(String(message)) : undefined;
  return idOf(parsed) || (ID_BEFORE_COMMAND.exec(message.toString('utf8', 0, 200))?.[1] ?? '');
}
