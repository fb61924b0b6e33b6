import { once } from 'node:events';
import type { GameUpdate, NewTable, ServerMessage, TableMade } from '@wordhoard/protocol';
import { WebSocket } from 'ws';
import { type Contestant, type Player, type Step, spawnServer } from './contest.ts';

/** One guest on one socket. */
class Client implements Player {
  readonly cookie: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, () => void>();
  #seat = 0;
  #question = 0;
  /** The question this client has answered for good; the next one may be told a little after that. */
  #answered = 0;
  #asked: () => void = () => {};
  #last: Promise<void> = Promise.resolve();
  #ids = 0;

  private constructor(cookie: string, socket: WebSocket) {
    this.cookie = cookie;
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
  }
  static async open(address: string): Promise<Client> {
    const cookie = (await fetch(`${address}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } });
    const client = new Client(cookie, socket);
    await once(socket, 'open');
    return client;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message.refusal)}`);
    if (message.type === 'update') {
      this.#question = (message as GameUpdate).seen.question?.id ?? 0;
      if (this.#question !== this.#answered) this.#asked();
    }
    if (message.type !== 'done') return;
    this.#waiting.get(message.id)?.();
    this.#waiting.delete(message.id);
  }
  command(command: object): Promise<void> {
    const id = `bench-${++this.#ids}-of-mine`;
    this.#socket.send(JSON.stringify({ type: 'command', id, command }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }
  enter(table: string, seat: number): void {
    this.#seat = seat;
    this.#socket.send(JSON.stringify({ type: 'enter', table, after: {} }));
  }
  /** One after the other, however late the server is: what an answer looks like depends on the question. */
  move(step: Step, text: string): Promise<void> {
    this.#last = this.#last.then(() => this.#move(step, text));
    return this.#last;
  }
  async #move(step: Step, text: string): Promise<void> {
    if (this.#question === this.#answered)
      await new Promise<void>((resolve) => {
        this.#asked = resolve;
      });
    if (step !== 'type') this.#answered = this.#question;
    const answer = step === 'pass' ? { challenge: null } : { text, lock: step === 'lock' };
    return this.command({ type: 'move', seat: this.#seat, move: { to: this.#question, answer } });
  }
  leave(): void {
    this.#socket.close();
  }
}

const WANTED: NewTable = {
  name: 'Ann',
  bots: [],
  others: [],
  start: false,
  options: {
    game: 'wordsy',
    config: null,
    pace: 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: true,
    seats: 2,
  },
};

/** Wordsy without the timer, two to a table, in SQLite on disk. */
export async function ours(): Promise<Contestant> {
  const { address, cpu, close } = await spawnServer('./ours.child.ts');
  async function openTable(): Promise<Player[]> {
    const [ann, bob] = [await Client.open(address), await Client.open(address)];
    const headers = { 'content-type': 'application/json', cookie: ann.cookie };
    const made = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(WANTED) });
    const { code } = (await made.json()) as TableMade;
    ann.enter(code, 0);
    bob.enter(code, 1);
    await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
    await ann.command({ type: 'start' });
    return [ann, bob];
  }
  async function seat(tables: number): Promise<Player[]> {
    const players: Player[] = [];
    for (let i = 0; i < tables; i++) players.push(...(await openTable()));
    return players;
  }
  return { name: 'Wordhoard, SQLite on disk', seat, cpu, close };
}
