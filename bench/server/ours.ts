import { once } from 'node:events';
import type { NewTable, ServerMessage, TableMade } from '@wordhoard/protocol';
import type { StartedPostgres } from '@wordhoard/server/testing';
import { WebSocket } from 'ws';
import {
  type BenchPlayer,
  type Contestant,
  closeAll,
  openInTurn,
  type SpawnedServer,
  type Step,
  spawnServer,
  sumOver,
} from './contest.ts';

/** One guest on one socket. */
export class WordhoardPlayer implements BenchPlayer {
  readonly cookie: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, () => void>();
  #seat = 0;
  #question = 0;
  /** The last question this client has finally answered; the next one may arrive a little later. */
  #answeredQuestion = 0;
  #onQuestion: () => void = () => {};
  #last: Promise<void> = Promise.resolve();
  #ids = 0;

  private constructor(cookie: string, socket: WebSocket) {
    this.cookie = cookie;
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
  }
  /** @param localAddress one of this machine, because each has only so many ports; by default any */
  static async open(address: string, localAddress?: string): Promise<WordhoardPlayer> {
    const cookie = (await fetch(`${address}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?patched`, {
      headers: { cookie },
      ...(localAddress && { localAddress }),
    });
    const client = new WordhoardPlayer(cookie, socket);
    await once(socket, 'open');
    return client;
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message.refusal)}`);
    if (message.type === 'update') {
      this.#question = message.seen.question?.id ?? 0;
      if (this.#question !== this.#answeredQuestion) this.#onQuestion();
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
  /** Moves one after another, even if the server is late, because an answer depends on the question. */
  move(step: Step, text: string): Promise<void> {
    this.#last = this.#last.then(() => this.#move(step, text));
    return this.#last;
  }
  async #move(step: Step, text: string): Promise<void> {
    if (this.#question === this.#answeredQuestion)
      await new Promise<void>((resolve) => {
        this.#onQuestion = resolve;
      });
    if (step !== 'type') this.#answeredQuestion = this.#question;
    const answer = step === 'pass' ? { challenge: null } : { text, lock: step === 'lock' };
    return this.command({ type: 'move', seat: this.#seat, move: { to: this.#question, answer } });
  }
  /** Resolves at the server's next heartbeat. */
  async ping(): Promise<void> {
    await once(this.#socket, 'ping');
  }
  leave(): void {
    this.#socket.close();
  }
}

const wanted = (options: Pick<NewTable['options'], 'game' | 'limits'>): NewTable => ({
  name: 'Ann',
  bots: [],
  others: [],
  start: false,
  options: {
    config: null,
    pace: 'relaxed',
    bank: null,
    visibility: 'link',
    watching: true,
    seats: 2,
    ...options,
  },
});
const WORDSY = wanted({ game: 'wordsy', limits: {} });

/** Wordsy without the timer, two to a table, in SQLite on disk. */
export const ours = async (): Promise<Contestant> =>
  contestant('Wordhoard, SQLite on disk', [await spawnServer('./ours.child.ts')]);

type Database = Pick<StartedPostgres, 'fresh' | 'cpu'>;

/** The same on PostgreSQL. */
export const oursOnPostgres = async (postgres: Database): Promise<Contestant> => ({
  ...contestant('Wordhoard, PostgreSQL', [await spawnServer('./ours.child.ts', await postgres.fresh())]),
  databaseCpu: postgres.cpu,
});

/** With two processes: the players of a table are at the same one, or at different ones. */
export async function oursInTwo(postgres: Database, people: 'together' | 'apart'): Promise<Contestant> {
  const url = await postgres.fresh();
  const servers = await Promise.all([spawnServer('./ours.child.ts', url), spawnServer('./ours.child.ts', url)]);
  const both = contestant(`Wordhoard, PostgreSQL, two, ${people}`, servers, people === 'apart');
  return { ...both, databaseCpu: postgres.cpu };
}

function contestant(name: string, servers: readonly SpawnedServer[], areApart = false): Contestant {
  const addressOf = (n: number): string => servers[n % servers.length]!.address;
  return {
    name,
    seat: async (tables) =>
      (await openInTurn(tables, (n) => openTable(addressOf(n), addressOf(areApart ? n + 1 : n)))).flat(),
    idle: (sockets) => openInTurn(sockets, (n) => WordhoardPlayer.open(addressOf(n))),
    cpu: () => sumOver(servers, (it) => it.cpu()),
    memory: () => sumOver(servers, (it) => it.memory()),
    close: () => closeAll(servers),
  };
}

/** Opens a table of two without time limits. */
export const openTableOf = (
  address: string,
  game: string,
  limits: Readonly<Record<string, null>>,
): Promise<readonly [WordhoardPlayer, WordhoardPlayer]> => openTable(address, address, wanted({ game, limits }));

async function openTable(here: string, there: string, table = WORDSY): Promise<[WordhoardPlayer, WordhoardPlayer]> {
  const [ann, bob] = [await WordhoardPlayer.open(here), await WordhoardPlayer.open(there)];
  await seatAll(here, [ann, bob], table);
  await ann.command({ type: 'start' });
  return [ann, bob];
}

/** Makes a table of Wordsy for these, and seats all of them. The match has not begun. */
export const seatAtWordsy = (address: string, players: readonly WordhoardPlayer[]): Promise<void> =>
  seatAll(address, players, { ...WORDSY, options: { ...WORDSY.options, seats: players.length } });

/** Makes a table for its host, who comes first, and seats all of them there. */
async function seatAll(address: string, players: readonly WordhoardPlayer[], table: NewTable): Promise<void> {
  const [host] = players;
  if (!host) throw new Error('a table needs a host');
  const headers = { 'content-type': 'application/json', cookie: host.cookie };
  const made = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(table) });
  // The answer of our own server.
  const { code } = (await made.json()) as TableMade;
  for (const [seat, player] of players.entries()) {
    player.enter(code, seat);
    if (player !== host) await player.command({ type: 'sit', seat, name: `Player ${seat + 1}` });
  }
}
