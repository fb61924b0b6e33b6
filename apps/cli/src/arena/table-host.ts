import { randomUUID } from 'node:crypto';
import type { Command, NewTable, RefusalBody, ServerMessage, TableInfo, TableMade } from '@wordhoard/protocol';

/** A guest who makes tables at the arena's server and watches what happens there. */
export class TableHost {
  readonly #address: string;
  readonly #cookie: string;
  private constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  static async at(address: string): Promise<TableHost> {
    const response = await fetch(`${address}/api/me`);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie === undefined) throw new Error(`${address} set no cookie`);
    return new TableHost(address, cookie);
  }

  async makeTable(table: NewTable): Promise<string> {
    const response = await fetch(`${this.#address}/api/tables`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
    // The answer of this request as in docs/protocol.md.
    const made = (await response.json()) as TableMade | RefusalBody;
    if ('refusal' in made) throw new Error(`no table: ${JSON.stringify(made.refusal)}`);
    return made.code;
  }

  watch(code: string): WatchedTable {
    const url = `${this.#address.replace('http', 'ws')}/ws`;
    return new WatchedTable(new WebSocket(url, { headers: { cookie: this.#cookie } }), code);
  }
}

type WatchedFields = Pick<TableInfo, 'seats' | 'status' | 'result'>;

/** One table over a socket of its own. */
export class WatchedTable {
  readonly #socket: WebSocket;
  #table: WatchedFields = { seats: [], status: 'waiting', result: null };
  #listeners: (() => void)[] = [];
  /** Messages received so far: as long as it grows, something happens at the table. */
  messages = 0;
  /** The last refusal of a command, or the reason why the connection was closed. */
  refusal: string | null = null;

  constructor(socket: WebSocket, code: string) {
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'enter', table: code, after: {} });
    socket.onclose = () => {
      this.refusal ??= 'the connection was closed';
      this.#notify();
    };
    socket.onmessage = ({ data }) => {
      // Sent by our own server.
      const message = JSON.parse(String(data)) as ServerMessage;
      this.messages += 1;
      if (message.type === 'table' || message.type === 'changed') this.#table = { ...this.#table, ...message.table };
      if (message.type === 'refused' || message.type === 'goodbye') this.refusal = message.refusal.code;
      this.#notify();
    };
  }

  get table(): WatchedFields {
    return this.#table;
  }
  command(command: Command): void {
    this.#send({ type: 'command', id: randomUUID(), command });
  }
  /** Calls the listener after every message. */
  onMessage(listener: () => void): void {
    this.#listeners.push(listener);
  }
  /** Resolves when all messages sent so far have been answered. */
  async sync(): Promise<void> {
    const before = this.messages;
    this.#send({ type: 'ping' });
    await this.until(() => this.messages > before);
  }
  /** Resolves when this holds; throws if a command was refused before. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (isSo()) resolve();
        else if (this.refusal !== null) reject(new Error(`the arena's table: ${this.refusal}`));
      };
      this.#listeners.push(look);
      look();
    });
  }
  close(): void {
    this.#listeners = [];
    this.#socket.close();
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
