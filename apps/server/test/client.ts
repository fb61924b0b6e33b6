import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  type AnyRefusal,
  applyChange,
  type Command,
  completeUpdate,
  type GameUpdate,
  type Me,
  type NewTable,
  type RefusalBody,
  type ServerMessage,
  type TableInfo,
  type TableMade,
} from '@wordhoard/protocol';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['type']> = ServerMessage & { type: T };

/** Options of a new table; the rest are defaults. */
export type Wanted = Omit<Partial<NewTable>, 'options'> & { readonly options?: Partial<NewTable['options']> };

/** A guest with a cookie, like a browser's. */
export class Guest {
  readonly address: string;
  readonly cookie: string;
  readonly who: string;
  private constructor(address: string, cookie: string, who: string) {
    this.address = address;
    this.cookie = cookie;
    this.who = who;
  }
  static async at(address: string): Promise<Guest> {
    const response = await fetch(`${address}/api/me`);
    const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
    return new Guest(address, cookie, ((await response.json()) as Me).who);
  }
  /** The same guest at another address: after a restart. */
  switchTo(address: string): Guest {
    return new Guest(address, this.cookie, this.who);
  }

  /** The same with the cookie of another device. */
  as(cookie: string, who: string): Guest {
    return new Guest(this.address, cookie, who);
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.address}${path}`, { ...init, headers: { cookie: this.cookie, ...init.headers } });
  }
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const json = { 'content-type': 'application/json', ...headers };
    return this.fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  }
  /** Makes a table and gives its code. */
  async table(wanted: Wanted = {}): Promise<string> {
    const response = await this.post('/api/tables', newHighCard(wanted));
    const made = (await response.json()) as TableMade | RefusalBody;
    if ('refusal' in made) throw new Error(`no table: ${JSON.stringify(made.refusal)}`);
    return made.code;
  }
  /**
   * @param wishes options of the protocol; `patched&salt` is what today's page uses
   * @param path `/ws/CODE` is what today's page uses
   */
  async connect(headers: Record<string, string> = {}, wishes = 'patched', path = '/ws'): Promise<Client> {
    const url = `${this.address.replace('http', 'ws')}${path}?${wishes}`;
    const socket = new WebSocket(url, { headers: { cookie: this.cookie, ...headers } });
    const client = new Client(this, socket);
    await once(socket, 'open');
    return client;
  }
  async enter(code: string, after: Record<string, number> = {}, wishes?: string): Promise<Client> {
    const client = await this.connect({}, wishes, `/ws/${code}`);
    client.send({ type: 'enter', table: code, after });
    await client.next('table');
    return client;
  }
}

export function newHighCard({ options, ...rest }: Wanted = {}): NewTable {
  const standard = {
    game: 'high-card',
    config: null,
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'link',
  } as const;
  return {
    name: 'Ann',
    bots: [],
    others: [],
    start: false,
    ...rest,
    options: { ...standard, watching: true, seats: 2, ...options },
  };
}

/** One socket. Remembers all messages; methods wait for messages, never for time. */
export class Client {
  readonly guest: Guest;
  readonly socket: WebSocket;
  /** Messages received: changes of the table as whole tables, and views with their configs. */
  readonly received: ServerMessage[] = [];
  /** The same messages as text. */
  readonly frames: string[] = [];
  readonly whenClosed: Promise<number>;
  #listeners: (() => void)[] = [];
  /** The last of their kind, needed to complete later messages. */
  #lastTable: Of<'table'> | undefined;
  readonly #lastUpdates = new Map<GameUpdate['viewer'], Of<'update'>>();

  constructor(guest: Guest, socket: WebSocket) {
    this.guest = guest;
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(String(data));
      const message = this.#whole(JSON.parse(String(data)));
      this.received.push(message);
      if (message.type === 'table') this.#lastTable = message;
      if (message.type === 'update') this.#lastUpdates.set(message.viewer, message);
      for (const listener of this.#listeners) listener();
    });
    socket.on('error', () => undefined);
    this.whenClosed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        for (const listener of this.#listeners) listener();
      });
    });
  }

  #whole(message: ServerMessage): ServerMessage {
    if (message.type === 'update') return completeUpdate(message, this.table, this.seen(message.viewer))!;
    if (message.type !== 'changed') return message;
    const { you, table } = this.#lastTable!;
    return { type: 'table', you, table: applyChange(table, message.table) };
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** The first message of this type for which `is` holds, of all received so far or later. */
  async until<T extends ServerMessage['type']>(type: T, is: (message: Of<T>) => boolean = () => true): Promise<Of<T>> {
    return this.#from(0, type, is);
  }
  /** The same among messages received after the call. */
  async next<T extends ServerMessage['type']>(type: T, is: (message: Of<T>) => boolean = () => true): Promise<Of<T>> {
    return this.#from(this.received.length, type, is);
  }
  async #from<T extends ServerMessage['type']>(from: number, type: T, is: (message: Of<T>) => boolean): Promise<Of<T>> {
    for (let at = from; ; ) {
      for (; at < this.received.length; at++) {
        const it = this.received[at]!;
        // Its type says which message it is.
        if (it.type === type && is(it as Of<T>)) return it as Of<T>;
      }
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before '${type}' was heard`);
      await new Promise<void>((resolve) => {
        const listener = (): void => {
          this.#listeners = this.#listeners.filter((it) => it !== listener);
          resolve();
        };
        this.#listeners.push(listener);
      });
    }
  }

  /** Sends a command and returns its refusal; null if it was carried out. */
  async command(command: Command, id: string = randomUUID()): Promise<AnyRefusal | null> {
    const from = this.received.length;
    this.send({ type: 'command', id, command });
    const answer = await Promise.any([
      this.#from(from, 'done', (it) => it.id === id),
      this.#from(from, 'refused', (it) => it.id === id),
    ]);
    return answer.type === 'refused' ? answer.refusal : null;
  }
  /** The last update, or table. */
  seen(viewer: GameUpdate['viewer']): GameUpdate | undefined {
    return this.#lastUpdates.get(viewer);
  }
  get table(): TableInfo {
    return this.#lastTable!.table;
  }
  async close(): Promise<void> {
    this.socket.close();
    await this.whenClosed;
  }
}
