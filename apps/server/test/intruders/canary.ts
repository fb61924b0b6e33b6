import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botThoughts, loadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, type AnyThought, forSeat, type Seat, seedFrom } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { lastInTime } from '@wordhoard/table';
import { createServer, DEFAULT_LIMITS, type RunningServer } from '../../src/index.ts';
import { type Client, Guest } from '../client.ts';
import { FakeClock } from '../fake-clock.ts';
import { type Plant, watchedGames } from './plants.ts';
import { type Findings, LeakDetector, type Listener } from './watch.ts';

export interface CanaryOptions {
  readonly game: string;
  /** Defaults apply where missing. */
  readonly config?: object;
  /** Ends the game after this many moves, if it isn't over before. */
  readonly mostMoves: number;
  /** Seed text of the deal. */
  readonly deal: string;
  readonly plant?: Plant | null;
  /** Stops as soon as a leak is found. */
  readonly untilFound?: boolean;
}
export interface CanaryResult extends Findings {
  readonly moves: number;
  readonly over: boolean;
}

const PLENTY = { burst: 1e9, perSecond: 1e9 };
const RATES = Object.fromEntries(Object.keys(DEFAULT_LIMITS.rates).map((name) => [name, PLENTY]));
/** Time that passes while no one answers. */
const STEP_MS = 1000;
const MAX_STEPS = 2000;

let lexicon: Lexicon | undefined;
const words = (): Lexicon => {
  lexicon ??= openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  return lexicon;
};

interface Person extends Listener {
  client: Client;
  /** Number of frames already searched. */
  heard: number;
}

/** Plays a game over the real server and looks for every secret in everything others are sent. */
export async function runCanary(options: CanaryOptions): Promise<CanaryResult> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-canary-'));
  const flight = await CanaryGame.open(options, join(folder, 'canary.db'));
  try {
    return await flight.run();
  } finally {
    await flight.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

class CanaryGame {
  readonly #options: CanaryOptions;
  readonly #watch = new LeakDetector();
  readonly #clock = new FakeClock();
  readonly #log: string[] = [];
  readonly #people: Person[] = [];
  readonly #pack: AnyGamePackage;
  #server!: RunningServer;
  #code = '';
  #moves = 0;

  private constructor(options: CanaryOptions, pack: AnyGamePackage) {
    this.#options = options;
    this.#pack = pack;
  }

  static async open(options: CanaryOptions, db: string): Promise<CanaryGame> {
    const pack = await loadGame(options.game);
    if (!pack) throw new Error(`there is no game called ${options.game}`);
    const flight = new CanaryGame(options, pack);
    await flight.#open(db);
    return flight;
  }

  async #open(db: string): Promise<void> {
    const stream = { write: (line: string): void => void this.#log.push(line) };
    const load = watchedGames(this.#watch, stream, this.#options.plant ?? null);
    this.#server = await createServer({
      port: 0,
      host: '127.0.0.1',
      db,
      webRoot: `${db} has no pages`,
      clock: this.#clock,
      deal: this.#options.deal,
      logger: { level: 'trace', stream },
      games: { load, worker: new URL('../worker.ts', import.meta.url) },
      limits: { heartbeatMs: Number.POSITIVE_INFINITY, rates: RATES as typeof DEFAULT_LIMITS.rates }, // the same names
    });
    this.#watch.addSecret('the seed', seedFrom(this.#options.deal));
    this.#watch.addSecret('the seed of the bots', seedFrom(`the bots of ${this.#options.deal}`));
    await this.#enterAll();
  }

  /** Everyone has a seat except a spectator, and a guest who only uses HTTP. */
  async #enterAll(): Promise<void> {
    const { game, config } = this.#options;
    const players = this.#players;
    const { address } = this.#server;
    const guests = await Promise.all(Array.from({ length: players + 2 }, () => Guest.at(address)));
    const [host] = guests;
    this.#code = await host!.table({
      options: { game, config: { ...this.#pack.defaults, ...config }, seats: players },
    });
    for (const [i, guest] of guests.entries()) {
      const name = i < players ? `seat ${i}` : i === players ? 'the audience' : 'a stranger';
      // The signature of a cookie: whoever has it is this guest.
      this.#watch.addSecret('a cookie', guest.cookie.split('.')[1]!, name);
      const client = await guest.connect();
      this.#people.push({ name, viewers: i < players ? [i] : ['audience'], client, heard: 0 });
      if (i > players) continue;
      client.send({ type: 'enter', table: this.#code, after: {} });
      await client.until('table');
      if (i > 0 && i < players) await client.command({ type: 'sit', seat: i, name: `Player ${i}` });
    }
    const refusal = await this.#player(0).command({ type: 'start' });
    if (refusal) throw new Error(`it does not start: ${refusal.code}`);
  }

  async run(): Promise<CanaryResult> {
    await this.#listen();
    for (let idle = 0; !this.#isDone(); ) {
      if (await this.#round()) idle = 0;
      else if (++idle > MAX_STEPS) throw new Error('nothing happens any more');
      else await this.#wait();
    }
    const over = this.#isOver();
    return { ...this.#watch.findings, moves: this.#moves, over };
  }
  async close(): Promise<void> {
    for (const { client } of this.#people) client.socket.terminate();
    await this.#server.close();
  }

  /** Three players if possible: one who knows, one who is told and one who must not know. */
  get #players(): number {
    const [min, max] = this.#pack.rules.players;
    return Math.max(min, Math.min(3, max));
  }
  #player(seat: Seat): Client {
    return forSeat(this.#people, seat).client;
  }
  #isOver(): boolean {
    return this.#player(0).table.status === 'over';
  }
  #isDone(): boolean {
    const isFound = this.#options.untilFound === true && this.#watch.findings.leaks.length > 0;
    return isFound || this.#isOver() || this.#moves >= this.#options.mostMoves;
  }

  /** All asked players answer once. Returns true if any did. */
  async #round(): Promise<boolean> {
    let moved = false;
    for (let seat = 0; seat < this.#players && !this.#isDone(); seat++) {
      const seen = this.#player(seat).seen(seat)?.seen;
      if (!seen?.question?.asked.includes(seat) || seen.question.mine?.done) continue;
      const luck = `${this.#options.deal} ${this.#moves}`;
      const request = { game: this.#options.game, level: 1, seen, seat, luck } as const;
      const thought = lastInTime(botThoughts(this.#pack, words(), request), () => true);
      if (!thought) continue;
      await this.#draft(seat, thought.move);
      if (await this.#move(seat, thought.move)) moved = true;
    }
    return moved;
  }

  /** A draft that isn't the final answer, and that no one else may ever see. */
  async #draft(seat: Seat, move: AnyThought['move']): Promise<void> {
    // Games with drafts, which players confirm.
    const { to, answer } = { to: null, answer: null, ...move };
    if (typeof answer !== 'object' || answer === null || !('text' in answer && 'lock' in answer)) return;
    const text = [...randomBytes(12)].map((byte) => 'jkqvxz'[byte % 6]).join('');
    this.#watch.addSecret('a draft', text, `seat ${seat}`);
    await this.#move(seat, { to, answer: { text, lock: false } });
  }

  async #move(seat: Seat, move: object): Promise<boolean> {
    const refusal = await this.#player(seat).command({ type: 'move', seat, move });
    if (refusal) return false;
    this.#moves += 1;
    const { question } = this.#player(seat).seen(seat)!.seen;
    if (question && 'to' in move && 'answer' in move && question.id === move.to && !this.#wasShown(move.answer, seat))
      this.#watch.addSealed({ seat, question: question.id, text: JSON.stringify(move.answer) });
    this.#watch.removeSealed(question?.id ?? -1);
    await this.#listen();
    if (this.#moves % 25 === 0) await this.#reconnect();
    return true;
  }

  /** A text already sent to others can't be told from a leak now. */
  #wasShown(answer: unknown, seat: Seat): boolean {
    const text = JSON.stringify(answer);
    return this.#people.some(({ client, viewers, heard }) => {
      // The whole observation, because frames leave out unchanged views.
      const before = client.received.slice(0, heard).findLast(({ type }) => type === 'update');
      return !viewers.includes(seat) && JSON.stringify(before ?? null).includes(text);
    });
  }

  async #wait(): Promise<void> {
    this.#clock.advance(STEP_MS);
    // Writes caused by a timer happen in the next turns of the loop.
    for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
    await this.#sync();
    this.#watch.removeSealed(this.#player(0).seen('audience')?.seen.question?.id ?? this.#questionNow());
    await this.#listen();
  }
  #questionNow(): number {
    return this.#player(0).seen(0)?.seen.question?.id ?? -1;
  }

  /** Resolves when all clients have received what was sent. */
  async #sync(): Promise<void> {
    await Promise.all(
      this.#people.map(({ client }) => {
        const pong = client.next('pong');
        client.send({ type: 'ping' });
        return pong;
      }),
    );
  }

  async #listen(): Promise<void> {
    await this.#sync();
    if (this.#isOver()) return;
    const stranger = this.#people.at(-1)!;
    for (const person of this.#people) {
      for (const text of person.client.frames.slice(person.heard)) this.#watch.check('frame', person, text);
      person.heard = person.client.frames.length;
    }
    const nobody: Listener = { name: 'whoever reads the log', viewers: ['audience'] };
    for (const line of this.#log.splice(0)) this.#watch.check('log', nobody, line);
    if (this.#moves % 10 === 0)
      for (const path of [`/api/tables/${this.#code}/record`, `/t/${this.#code}`, '/api/tables', '/api/me']) {
        const response = await stranger.client.guest.fetch(path);
        this.#watch.check('answer', stranger, `${JSON.stringify([...response.headers])} ${await response.text()}`);
      }
    this.#watch.settled();
  }

  /** Reconnects without a cursor, so that everything is sent again. */
  async #reconnect(): Promise<void> {
    const person = this.#people[this.#moves % (this.#people.length - 1)]!;
    await person.client.close();
    person.client = await person.client.guest.enter(this.#code);
    person.heard = 0;
    await this.#listen();
  }
}
