import { choose } from './choices.ts';
import type { ConnectionRecorder, Oracle } from './oracle.ts';
import { type Command, type Heard, type Move, type TableInfo, type Update, viewAfter, type Wish } from './wire.ts';

/** One connection, as a client has it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** A player's environment: simulated or real connections, simulated or real time. */
export interface PlayerHost {
  readonly oracle: Oracle;
  setTimer(ms: number, then: () => void): () => void;
  /** A random whole number below `n`. */
  below(n: number): number;
  /** Null while no server is open. */
  connect(guest: string, receive: (text: string) => void, cut: () => void): Wire | null;
  /** For a log that must be the same in every run. */
  note?(line: string): void;
}

export interface Role {
  readonly code: string;
  /** Their public id. */
  readonly guest: string;
  /** A spectator takes no seat; an intruder takes one and is removed by the host. */
  readonly kind: 'player' | 'spectator' | 'intruder';
  /** Seats that the host gives to bots. */
  readonly bots: readonly number[];
  /** The longest they think about a move, in ms. */
  readonly thinkMs: number;
  /** One question in this many is left to its deadline; 0 for none. */
  readonly ignores: number;
  /** One question in this many makes them leave their seat to a bot for a while, or resign; 0 for none. */
  readonly leaves?: number;
  readonly resigns?: number;
  /** Comes and goes: stays and is away for up to this many ms. */
  readonly visits?: { readonly stayMs: number; readonly awayMs: number };
  readonly wish?: Wish;
  readonly wantsRematch?: boolean;
}

const RECONNECT_MS = 800;
/** Milliseconds a host waits for a guest to take a seat. */
const ANSWER_WITHIN_MS = 30_000;
const FINAL_REFUSALS = ['kicked', 'no-watching', 'no-such-table'];
/** Attempts of a removed guest to come in again. */
const TRIES = 3;
/** True for a guest who was not invited. */
const isIntruder = (who: string | null): boolean => who?.includes('intruder') ?? false;

/** A guest at one table who reconnects, repeats unanswered commands, and plays at random. */
export class Player {
  readonly role: Role;
  readonly #host: PlayerHost;
  readonly #pending = new Map<string, Command>();
  readonly #updates = new Map<Update['viewer'], Update>();
  #wire: Wire | null = null;
  #recorder: ConnectionRecorder | null = null;
  /** Counts connections, so that messages of earlier ones are ignored. */
  #connection = 0;
  #made = 0;
  #table: TableInfo | null = null;
  #draft: Move | null = null;
  #stopThinking: () => void = () => {};
  #stopWaiting: () => void = () => {};
  /** The last question for which they decided whether to answer. */
  #decided = { id: 0, isIgnored: false };
  #tries = TRIES;
  #isGone = false;
  #isDone = false;

  constructor(role: Role, host: PlayerHost) {
    this.role = role;
    this.#host = host;
    this.#connect();
  }

  /** True if the player knows that the match is over and wants nothing more, or has left for good. */
  get isDone(): boolean {
    return this.#isDone || this.#isGone;
  }
  /** Cuts the connection, and reconnects after a while. */
  cut(awayMs: number = RECONNECT_MS): void {
    this.#close();
    this.#reconnectAfter(awayMs);
  }
  /** Like a reloaded page: has received nothing yet. */
  reload(): void {
    this.#updates.clear();
    this.#draft = null;
  }
  /** Plays no more. */
  stop(): void {
    this.#isGone = true;
    this.#close();
  }

  #close(): void {
    this.#connection += 1;
    this.#wire?.close();
    this.#wire = null;
    this.#recorder?.cut();
    this.#recorder = null;
    this.#stopThinking();
  }
  #reconnectAfter(ms: number): void {
    this.#host.setTimer(ms + this.#host.below(ms), () => this.#wire ?? this.#connect());
  }

  #connect(): void {
    if (this.#isGone) return;
    const { guest, code, visits } = this.role;
    const mine = ++this.#connection;
    const isMine = (): boolean => mine === this.#connection;
    const wire = this.#host.connect(
      guest,
      (text) => isMine() && this.#receive(text),
      () => isMine() && this.cut(),
    );
    if (!wire) return this.#reconnectAfter(RECONNECT_MS);
    this.#wire = wire;
    this.#recorder = this.#host.oracle.connect(guest, guest, code);
    const after = Object.fromEntries([...this.#updates].map(([viewer, { cursor }]) => [viewer, cursor]));
    this.#sendMessage({ type: 'enter', table: code, after });
    // Only moves are safe to repeat; other commands are decided again.
    for (const [id, command] of this.#pending)
      if (command.type === 'move') this.#sendMessage({ type: 'command', id, command });
      else this.#pending.delete(id);
    if (visits)
      this.#host.setTimer(1000 + this.#host.below(visits.stayMs), () => {
        if (isMine() && this.#table?.status === 'playing') this.cut(1000 + this.#host.below(visits.awayMs));
      });
  }
  #sendMessage(message: object): void {
    const text = JSON.stringify(message);
    this.#recorder?.sent(text);
    this.#wire?.send(text);
  }
  #send(command: Command): void {
    const id = `${this.role.guest.replace(/\W/g, '-')}-${String(this.#made++).padStart(4, '0')}`.slice(-40);
    this.#pending.set(id, command);
    this.#sendMessage({ type: 'command', id, command });
    // Like a page, repeats a command that was not answered for too long.
    if (this.#host.below(12) === 0) this.#sendMessage({ type: 'command', id, command });
  }
  #isSending(type: Command['type']): boolean {
    return [...this.#pending.values()].some((command) => command.type === type);
  }

  #receive(text: string): void {
    this.#recorder?.received(text);
    // Servers write what docs/protocol.md says.
    const message = JSON.parse(text) as Heard;
    if (message.type === 'done' || message.type === 'refused') this.#onAnswer(message);
    if (message.type === 'table') this.#onTable(message.table);
    if (message.type === 'changed' && this.#table) this.#onTable({ ...this.#table, ...message.table });
    if (message.type === 'update') this.#onUpdate(message);
    if (message.type === 'goodbye') {
      this.#host.note?.(`${this.role.guest} goodbye ${message.refusal.code}`);
      const isFinal = FINAL_REFUSALS.includes(message.refusal.code);
      if (isFinal && (this.role.kind !== 'intruder' || --this.#tries <= 0)) this.stop();
      else this.cut();
    }
  }

  #onAnswer(message: Heard & { type: 'done' | 'refused' }): void {
    const command = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    this.#host.note?.(`${this.role.guest} ${message.type} ${message.id}`);
    if (message.type === 'done' && command?.type === 'move' && 'to' in command.move) {
      this.#draft = command.move;
      // Some leave it at the draft.
      if (this.#decided.id === command.move.to && this.role.ignores > 0)
        this.#decided.isIgnored ||= this.#host.below(3) === 0;
    }
    // Accepted or not, a player who is still asked decides again.
    this.#decide();
    if (this.#table && command && command.type !== 'move')
      this.#host.setTimer(RECONNECT_MS, () => this.#table && this.#onTable(this.#table));
  }

  /** Handles a new state of the table. */
  #onTable(table: TableInfo): void {
    this.#table = table;
    const { guest, kind, wantsRematch } = this.role;
    const seat = table.seats.findIndex((it) => it?.who === guest);
    if (table.status === 'waiting') this.#prepare(table, seat);
    if (table.status === 'over') {
      this.#isDone = !wantsRematch || table.rematch !== null || seat < 0;
      if (!this.#isDone && !this.#isSending('rematch')) this.#send({ type: 'rematch' });
    }
    if (table.status !== 'playing' || seat < 0 || kind !== 'player') return;
    if (table.seats[seat]?.presence === 'stand-in' && !this.#isSending('return')) this.#takeSeatBack(seat);
    const away = table.seats.findIndex((it) => it?.presence === 'away' && it.goOnAt !== undefined);
    if (away >= 0 && table.options.pace !== 'live' && !this.#isSending('stand-in') && this.#host.below(4) === 0)
      this.#send({ type: 'stand-in', seat: away });
  }
  #takeSeatBack(seat: number): void {
    this.#host.setTimer(500 + this.#host.below(15_000), () => {
      if (this.#table?.seats[seat]?.presence === 'stand-in' && !this.#isSending('return'))
        this.#send({ type: 'return', seat });
    });
  }

  /** Takes a seat; a host also fills the other seats, and starts. */
  #prepare(table: TableInfo, seat: number): void {
    const { guest, kind, bots } = this.role;
    if (this.#pending.size > 0 || kind === 'spectator') return;
    const free = table.seats.findIndex((it, at) => it === null && !bots.includes(at));
    if (seat < 0 && free >= 0) this.#send({ type: 'sit', seat: free, name: `Guest ${guest.slice(-6)}` });
    if (table.host !== guest) return;
    const missing = bots.find((at) => table.seats[at] === null);
    const intruder = table.seats.findIndex((it) => it !== null && isIntruder(it.who));
    if (missing !== undefined) this.#send({ type: 'seat-bot', seat: missing, level: 3 });
    else if (intruder >= 0) this.#send({ type: 'clear-seat', seat: intruder });
    else if (!table.seats.includes(null)) this.#send({ type: 'start' });
    else this.#fillLater();
  }
  /** Fills a seat that no guest takes with a bot, perhaps because the wrong guest was removed. */
  #fillLater(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#host.setTimer(ANSWER_WITHIN_MS, () => {
      const free = this.#table?.status === 'waiting' ? this.#table.seats.indexOf(null) : -1;
      if (free >= 0 && this.#table?.host === this.role.guest) this.#send({ type: 'seat-bot', seat: free, level: 3 });
    });
  }

  #onUpdate(update: Update): void {
    const { viewer, seen, cursor } = update;
    const before = this.#updates.get(viewer);
    this.#updates.set(viewer, { ...update, seen: { ...seen, view: viewAfter(before, update) } });
    this.#host.note?.(`${this.role.guest} is told ${cursor}`);
    this.#resendDraft(update);
    this.#decide();
    const { wish, kind } = this.role;
    if (wish && kind === 'player' && viewer !== 'audience' && !before)
      this.#send({ type: 'pass-for-me', seat: viewer, wish });
  }
  /** Sends a draft again that may have been lost with a server's memory. */
  #resendDraft({ viewer, seen: { question } }: Update): void {
    const draft = this.#draft;
    if (viewer === 'audience' || !draft || !('to' in draft) || question?.id !== draft.to || question.mine) return;
    if (!this.#isSending('move')) this.#send({ type: 'move', seat: viewer, move: draft });
  }

  #decide(): void {
    this.#stopThinking();
    const game = this.#table?.options.game;
    const asked = [...this.#updates.values()].find(
      ({ viewer, seen: { question } }) =>
        viewer !== 'audience' && question?.asked.includes(viewer) === true && !question.mine?.done,
    );
    if (!asked || game === undefined || this.role.kind !== 'player') return;
    const { viewer, seen } = asked;
    // Found above.
    const [seat, question] = [viewer as number, seen.question!];
    if (this.#isIgnored(question.id, seat)) return;
    const { below, setTimer } = this.#host;
    this.#stopThinking = setTimer(100 + below(this.role.thinkMs), () => {
      if (!this.#wire || this.#isSending('move')) return;
      for (const move of choose(game, question, seen.view, below)) this.#send({ type: 'move', seat, move });
    });
  }
  /** Decides once if this question is answered at all. */
  #isIgnored(id: number, seat: number): boolean {
    if (this.#decided.id === id) return this.#decided.isIgnored;
    const { ignores, leaves = 0, resigns = 0 } = this.role;
    const oneIn = (n: number): boolean => n > 0 && this.#host.below(n) === 0;
    this.#decided = { id, isIgnored: oneIn(ignores) };
    if (oneIn(leaves)) this.#send({ type: 'rise', seat });
    else if (oneIn(resigns)) this.#send({ type: 'resign', seat });
    return this.#decided.isIgnored;
  }
}
