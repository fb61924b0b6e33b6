import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A connected client. */
export class Person {
  readonly #socket: WebSocket;
  /** Pending answers, by kind, in order. */
  readonly #waiting: { readonly answer: string; done(): void }[] = [];
  #ids = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const { type, id, refusal }: { type: string; id?: string; refusal?: object } = JSON.parse(String(data));
      if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`);
      const at = this.#waiting.findIndex(({ answer }) => answer === (id ?? type));
      if (at >= 0) this.#waiting.splice(at, 1)[0]!.done();
    });
  }
  static async at(address: string, cookie = ''): Promise<Person> {
    const socket = new WebSocket(address, { headers: { cookie } });
    await once(socket, 'open');
    return new Person(socket);
  }

  /** Resolves when the ping is answered. */
  ping(): Promise<void> {
    return this.#send({ type: 'ping' }, 'pong');
  }
  enter(table: string): Promise<void> {
    return this.#send({ type: 'enter', table, after: {} }, 'table');
  }
  /** Makes a change that is stored; resolves when it is on the disk. */
  change(): Promise<void> {
    const id = `change-${++this.#ids}`;
    const speed = this.#ids % 2 === 0 ? 'quick' : 'slow';
    return this.#send({ type: 'command', id, command: { type: 'bot-speed', speed } }, id);
  }
  leave(): void {
    this.#socket.terminate();
  }

  #send(message: object, answer: string): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ answer, done });
      this.#socket.send(JSON.stringify(message));
    });
  }
}

/** Creates a guest with a table. */
export interface Host {
  readonly code: string;
  readonly person: Person;
}

export async function createHost(address: string): Promise<Host> {
  const me = await fetch(`${address}/api/me`);
  const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
  const options = { game: 'wordsy', config: null, pace: 'live', limits: {}, bank: null, visibility: 'link' };
  const table = { name: 'Ann', bots: [], others: [], start: false, options: { ...options, watching: true, seats: 2 } };
  const headers = { cookie, 'content-type': 'application/json' };
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(table) });
  // The answer of our own server.
  const { code } = (await made.json()) as { code: string };
  const person = await Person.at(`${address.replace('http', 'ws')}/ws`, cookie);
  await person.enter(code);
  return { code, person };
}
