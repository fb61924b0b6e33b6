import type { Seat, Time } from '@wordhoard/kernel';
import * as kernel from '@wordhoard/kernel';
import {
  type AnyRefusal,
  botName,
  type ClientMessage,
  type Command,
  distinctNames,
  type GameUpdate,
  type Level,
  type NewTable,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
} from '@wordhoard/protocol';
import { LOCAL_CODE } from './messages.ts';

/** Any game of the catalog. */
export type AnyShape = kernel.Shape;
type Happened = Pick<kernel.Outcome<AnyShape> & { ok: true }, 'match' | 'told'>;
export type Thought = kernel.Thought<AnyShape>;

/** Who everybody at this device is to the table. */
const DEVICE = 'here';

/** Enough to go on after the page was closed: the match from its first moment, and who plays it. */
export interface Saved {
  readonly wanted: NewTable;
  readonly table: kernel.Table<AnyShape>;
  readonly nonce: string;
  readonly luck: string;
  readonly rules: number;
  readonly words: string;
  readonly entries: readonly kernel.Entry<AnyShape>[];
}

export interface Surroundings {
  readonly game: kernel.Game<AnyShape>;
  /** Which dictionary, by content. */
  readonly words: string;
  /** What a bot of this strength would do; the same text gives the same luck. */
  think(bot: { level: Level; seen: kernel.Seen<AnyShape>; seat: Seat; luck: string }): Thought | undefined;
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Calls back once, unless called off. */
  setTimer(ms: number, act: () => void): () => void;
  /** So many random bytes in hex. */
  random(bytes: number): string;
  say(message: ServerMessage): void;
  keep(saved: Saved | null): void;
}

interface Follower {
  seen: kernel.Seen<AnyShape>;
  /** Counts what this seat was told. */
  cursor: number;
  readonly told: { readonly cursor: number; readonly event: AnyShape['event'] }[];
  /** When the question it sees was put. */
  askedAt: Time;
}

/** What a bot means to do, and when; never, once that was refused. */
interface Plan {
  readonly at: Time;
  readonly move: Thought['move'];
}

/** What starts a table afresh: the shuffle and the bots' luck come from the surroundings. */
export function freshTable({ game, words, random }: Surroundings, wanted: NewTable): Saved {
  const { options } = wanted;
  return {
    wanted,
    table: {
      // The game reads its own config when it starts.
      config: options.config as AnyShape['config'],
      players: options.seats,
      seed: random(32),
      limits: kernel.limitsFor<AnyShape>(game.rules, options.pace, options.limits),
      bank: options.bank,
      position: null,
    },
    nonce: random(16),
    luck: random(16),
    rules: game.version,
    words,
    entries: [],
  };
}

/** One table in a worker of the page: says what the server would say, to the one device that plays at it. */
export class LocalTable {
  readonly #around: Surroundings;
  readonly #saved: Saved;
  readonly #entries: kernel.Entry<AnyShape>[] = [];
  readonly #followers = new Map<Seat, Follower>();
  readonly #plans = new Map<Seat, Plan>();
  /** Match time less the clock of the machine: it goes on where it stopped. */
  #ahead = 0;
  #match: kernel.Match<AnyShape>;
  #callOff: () => void = () => {};

  private constructor(around: Surroundings, saved: Saved, started: Happened) {
    this.#around = around;
    this.#saved = saved;
    this.#match = started.match;
    for (const seat of started.match.seats) {
      const seen = around.game.see(started.match, seat);
      this.#followers.set(seat, { seen, cursor: 0, told: [], askedAt: started.match.at });
    }
    this.#follow(started);
  }

  /** Starts, or plays again what was kept. A refusal if that cannot be done under these rules and with these words. */
  static open(around: Surroundings, saved: Saved): LocalTable | AnyRefusal {
    const { game, words } = around;
    if (saved.rules !== game.version || saved.words !== words) return { code: 'other-version' };
    const started = game.start(saved.table);
    if (!started.ok) return started.refusal;
    const table = new LocalTable(around, saved, started);
    for (const entry of saved.entries) {
      const outcome = kernel.apply(game, table.#match, entry);
      if (!outcome.ok) return outcome.refusal;
      table.#entries.push(entry);
      table.#follow(outcome);
    }
    table.#ahead = table.#match.at - around.now();
    return table;
  }

  hear(message: ClientMessage): void {
    const { say } = this.#around;
    if (message.type === 'enter') this.#welcome(message.after);
    else if (message.type === 'ping') say({ type: 'pong', now: this.#now() });
    else {
      const refusal = this.#carryOut(message.command);
      say(refusal ? { type: 'refused', id: message.id, refusal } : { type: 'done', id: message.id });
    }
  }

  close(): void {
    this.#callOff();
  }

  #now(): Time {
    return Math.max(this.#match.at, Math.round(this.#around.now() + this.#ahead));
  }

  /** People sit in the first places, bots after them. */
  #levelOf(seat: Seat): Level | undefined {
    const { others, bots } = this.#saved.wanted;
    return bots[seat - 1 - others.length];
  }

  #welcome(after: Readonly<Record<string, number>>): void {
    const { say } = this.#around;
    say({ type: 'table', you: DEVICE, table: this.#info() });
    for (const [seat, { seen, cursor, told }] of this.#followers) {
      if (this.#levelOf(seat)) continue;
      const events = told.filter((it) => it.cursor > (after[String(seat)] ?? 0)).map((it) => it.event);
      say({ type: 'update', viewer: seat, cursor, now: this.#now(), seen, events });
    }
    this.#arm();
  }

  #carryOut(command: Command): AnyRefusal | null {
    if (command.type === 'say') {
      this.#around.say({ type: 'said', seat: command.seat, phrase: command.phrase });
      return null;
    }
    if (command.type !== 'move') return { code: 'already-started' };
    if (this.#levelOf(command.seat)) return { code: 'not-seated' };
    const refusal = this.#play(command.seat, command.move);
    this.#arm();
    return refusal;
  }

  #play(seat: Seat, move: unknown): AnyRefusal | null {
    this.#expire();
    const outcome = this.#around.game.play(this.#match, seat, move, this.#now());
    if (!outcome.ok) return outcome.refusal;
    this.#happen(outcome);
    return null;
  }

  #expire(): void {
    for (;;) {
      const outcome = this.#around.game.expire(this.#match, this.#now());
      if (!outcome.ok) return;
      this.#happen(outcome);
    }
  }

  /** Remembers it and tells everybody. */
  #happen(outcome: kernel.Outcome<AnyShape> & { ok: true }): void {
    const { say, keep } = this.#around;
    this.#entries.push(outcome.entry);
    for (const update of this.#follow(outcome)) say(update);
    const { over } = this.#match;
    keep(over ? null : { ...this.#saved, entries: this.#entries });
    if (over) say({ type: 'table', you: DEVICE, table: this.#info() });
  }

  /** What each person at this device is told of it. */
  #follow({ match, told }: Happened): GameUpdate[] {
    this.#match = match;
    const updates: GameUpdate[] = [];
    for (const [seat, follower] of this.#followers) {
      const update = this.#around.game.update(follower.seen, match, told, seat);
      if (!update) continue;
      const { seen, events } = update;
      if (seen.question?.id !== follower.seen.question?.id) follower.askedAt = match.at;
      follower.seen = seen;
      follower.cursor += 1;
      for (const event of events) follower.told.push({ cursor: follower.cursor, event });
      this.#plans.delete(seat);
      if (!this.#levelOf(seat))
        updates.push({ type: 'update', viewer: seat, cursor: follower.cursor, now: match.at, seen, events });
    }
    return updates;
  }

  /** Lets the bots think, and sets the one timer for what comes first: a deadline, or what a bot means to do. */
  #arm(): void {
    this.#callOff();
    if (this.#match.over) return;
    let next = this.#around.game.due(this.#match) ?? Number.POSITIVE_INFINITY;
    for (const [seat, follower] of this.#followers) next = Math.min(next, this.#planned(seat, follower));
    if (next < Number.POSITIVE_INFINITY)
      this.#callOff = this.#around.setTimer(Math.max(0, next - this.#now()), () => this.#wake());
  }

  #wake(): void {
    this.#expire();
    const now = this.#now();
    for (const [seat, plan] of [...this.#plans]) {
      // What one bot does may have changed what another is asked.
      if (plan.at > now || this.#plans.get(seat) !== plan) continue;
      if (this.#play(seat, plan.move)) this.#plans.set(seat, { ...plan, at: Number.POSITIVE_INFINITY });
    }
    this.#arm();
  }

  /** When the bot in this seat will act. */
  #planned(seat: Seat, { seen, askedAt }: Follower): Time {
    const level = this.#levelOf(seat);
    const known = this.#plans.get(seat);
    if (known || !level) return known?.at ?? Number.POSITIVE_INFINITY;
    const { question } = seen;
    if (!question?.asked.includes(seat) || question.mine?.done) return Number.POSITIVE_INFINITY;
    const luck = `${this.#saved.luck}/${seat}/${question.id}`;
    const best = this.#around.think({ level, seen, seat, luck });
    if (!best) return Number.POSITIVE_INFINITY;
    const plan: Plan = { at: askedAt + Math.round(best.wait ?? 0), move: best.move };
    this.#plans.set(seat, plan);
    return plan.at;
  }

  #info(): TableInfo {
    const { wanted, table, nonce } = this.#saved;
    const person = (name: string): SeatInfo => ({ name, who: DEVICE, level: null, presence: 'here' });
    const seats = distinctNames([wanted.name, ...wanted.others]).map(person);
    for (const level of wanted.bots) {
      const name = botName(seats.map((it) => it.name));
      seats.push({ name, who: null, level, presence: 'here' });
    }
    const { over } = this.#match;
    return {
      code: LOCAL_CODE,
      options: wanted.options,
      host: DEVICE,
      seats,
      watchers: 0,
      status: over ? 'over' : 'playing',
      commitment: kernel.commitmentOf(table.seed, nonce),
      reveal: over ? { seed: table.seed, nonce } : null,
      result: over,
      rematch: null,
    };
  }
}
