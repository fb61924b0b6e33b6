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
    if (message.type === 'update') this.#question = (message as GameUpdate).seen.question?.id ?? 0;
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
  move(step: Step, text: string): Promise<void> {
    const answer = step === 'pass' ? { challenge: null } : { text, lock: step === 'lock' };
    return this.command({ type: 'move', seat: this.#seat, move: { to: this.#question, answer } });
  }
}

/** Wordsy without the timer, two to a table, in SQLite on disk. */
export async function ours(tables: number): Promise<Contestant> {
  const { address, cpu, close } = await spawnServer('./ours.child.ts');
  const options = {
    game: 'wordsy',
    config: null,
    pace: 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
  } as const;
  const wanted: NewTable = {
    name: 'Ann',
    bots: [],
    others: [],
    start: false,
    options: { ...options, watching: true, seats: 2 },
  };
  const players: Client[] = [];
  for (let i = 0; i < tables; i++) {
    const [ann, bob] = [await Client.open(address), await Client.open(address)];
    const headers = { 'content-type': 'application/json', cookie: ann.cookie };
    const made = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wanted) });
    const { code } = (await made.json()) as TableMade;
    ann.enter(code, 0);
    bob.enter(code, 1);
    await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
    await ann.command({ type: 'start' });
    players.push(ann, bob);
  }
  return { name: 'Wordhoard, SQLite on disk', players, cpu, close };
}
