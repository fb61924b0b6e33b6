import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isSame, type Observation, type Seat, type Shape, type Time, type Viewer } from '@wordhoard/kernel';
import {
  type AnyRefusal,
  type AutoPassInfo,
  applyChange,
  type ChatLine,
  type ChatMessage,
  type ClientMessage,
  type Command,
  completeUpdate,
  type GameUpdate,
  type Phrase,
  type ServerMessage,
  type TableInfo,
} from '@wordhoard/protocol';

/** One viewer's observation, and all events sent to them since the match began. */
export interface SeatObservation<S extends Shape = Shape> {
  readonly viewer: Viewer;
  readonly cursor: number;
  readonly seen: Observation<S>;
  readonly events: readonly S['event'][];
  /** Number of events that came with the last message. */
  readonly fresh: number;
  /** From which of the events on a stand-in may have moved for this seat; missing when the player moved last. */
  readonly standIn?: number;
}

export interface ChatPhrase {
  readonly n: number;
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** A typed message; `at` counts with `Said.n`, so that both can be put in order. */
export interface HeardLine extends ChatLine {
  readonly at: number;
  /** It came while one was there, rather than being told on entering. */
  readonly isNew: boolean;
}

/** 'refused': the server doesn't let us in, and trying again is no use. */
export type Link = 'opening' | 'open' | 'lost' | 'refused';

/** A way to a table: a socket to the server, or a worker in this very page. */
export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}
export interface Listener {
  /** Connected, for the first time or again. */
  opened(): void;
  said(message: ServerMessage): void;
  /** Not connected; the connection itself tries again. */
  lost(): void;
}
export type Connect = (listener: Listener) => Connection;

interface PendingCommand {
  readonly id: string;
  readonly command: Command;
  readonly answer: (refusal: AnyRefusal | null) => void;
}

/** Refusals that another try cannot change. */
const FINAL = new Set([
  'no-such-table',
  'table-deleted',
  'no-watching',
  'kicked',
  'banned',
  'bad-origin',
  'signed-off',
]);

/** Chat phrases remembered. */
const SAID_KEPT = 50;

/**
 * One table as this device knows it. Knows nothing of sockets: it sends commands under ids of its own making until
 * they are answered, and after a lost connection says how far it had got and is told the rest.
 */
export class Session {
  readonly #table: Signal<TableInfo | null> = signal(null);
  readonly table: ReadonlySignal<TableInfo | null> = this.#table;
  readonly #you: Signal<string | null> = signal(null);
  /** Our public id. */
  readonly you: ReadonlySignal<string | null> = this.#you;
  readonly #observations: Signal<ReadonlyMap<Viewer, SeatObservation>> = signal(new Map());
  /** One for every seat this device plays, or the audience's. */
  readonly observations: ReadonlySignal<ReadonlyMap<Viewer, SeatObservation>> = this.#observations;
  readonly #passing: Signal<ReadonlyMap<Seat, AutoPassInfo>> = signal(new Map());
  /** Auto-pass choices of our seats; empty where there are none. */
  readonly passing: ReadonlySignal<ReadonlyMap<Seat, AutoPassInfo>> = this.#passing;
  readonly #said: Signal<readonly ChatPhrase[]> = signal([]);
  readonly said: ReadonlySignal<readonly ChatPhrase[]> = this.#said;
  readonly #chat: Signal<readonly HeardLine[]> = signal([]);
  /** Typed messages, the newest last. */
  readonly chat: ReadonlySignal<readonly HeardLine[]> = this.#chat;
  /** When each typed message came first: after a lost connection all are told again. */
  readonly #heardAt = new Map<string, number>();
  readonly #link: Signal<Link> = signal('opening');
  readonly link: ReadonlySignal<Link> = this.#link;
  readonly #refusal: Signal<AnyRefusal | null> = signal(null);
  /** The server's reason for closing the connection. */
  readonly refusal: ReadonlySignal<AnyRefusal | null> = this.#refusal;
  readonly #pending = new Map<string, PendingCommand>();
  readonly #code: string;
  readonly #clock: () => number;
  readonly #makeId: () => string;
  readonly #connection: Connection;
  /** Match time less the device's clock, at the last message that told it. */
  #offset: number | null = null;
  /** Viewers that reconnected and have not got their missed updates yet. */
  #entering = new Set<Viewer>();
  #count = 0;
  #looking = true;

  constructor(parts: { code: string; connect: Connect; clock: () => number; makeId: () => string }) {
    this.#code = parts.code;
    this.#clock = parts.clock;
    this.#makeId = parts.makeId;
    this.#connection = parts.connect({
      opened: () => this.#enter(),
      said: (message) => this.#hear(message),
      lost: () => {
        if (this.#link.value !== 'refused') this.#link.value = 'lost';
      },
    });
  }

  /** Match time now, as well as we know it; null before it was told. */
  now(): Time | null {
    return this.#offset === null ? null : Math.round(this.#clock() + this.#offset);
  }

  /** Null when it was done. While there is no connection it waits: nothing said to a table is lost. */
  send(command: Command): Promise<AnyRefusal | null> {
    const id = this.#makeId();
    return new Promise((answer) => {
      this.#pending.set(id, { id, command, answer });
      if (this.#link.value === 'open') this.#connection.send({ type: 'command', id, command });
    });
  }

  /** Says whether a person looks at this page: meanwhile a table that waits for no other player stands still. */
  look(looking: boolean): void {
    if (looking === this.#looking) return;
    this.#looking = looking;
    if (this.#link.value === 'open') this.#connection.send({ type: 'look', looking });
  }

  close(): void {
    this.#connection.close();
  }

  #enter(): void {
    this.#entering = new Set(this.#observations.value.keys());
    const after = Object.fromEntries(
      [...this.#observations.value].map(([viewer, { cursor }]) => [String(viewer), cursor]),
    );
    this.#link.value = 'open';
    // Told again as far as it is still there.
    this.#chat.value = [];
    this.#connection.send({ type: 'enter', table: this.#code, after });
    if (!this.#looking) this.#connection.send({ type: 'look', looking: false });
    for (const { id, command } of this.#pending.values()) this.#connection.send({ type: 'command', id, command });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#you.value = message.you;
        this.#table.value = message.table;
        return;
      case 'changed':
        if (this.#table.value) this.#table.value = applyChange(this.#table.value, message.table);
        return;
      case 'update':
        this.#offset = message.now - this.#clock();
        this.#told(message);
        return;
      case 'passing':
        this.#passing.value = new Map(this.#passing.value).set(message.seat, message);
        return;
      case 'pong':
        this.#offset = message.now - this.#clock();
        return;
      case 'done':
        this.#settle(message.id, null);
        return;
      case 'refused':
        this.#settle(message.id, message.refusal);
        return;
      case 'said':
        this.#said.value = [
          ...this.#said.value.slice(1 - SAID_KEPT),
          { n: ++this.#count, seat: message.seat, phrase: message.phrase },
        ];
        return;
      case 'chat':
        this.#hearChat(message);
        return;
      case 'goodbye':
        this.#refusal.value = message.refusal;
        if (FINAL.has(message.refusal.code)) {
          this.#link.value = 'refused';
          this.#connection.close();
        }
    }
  }

  #hearChat({ lines, whole }: ChatMessage): void {
    const heard = lines.map((line): HeardLine => {
      const key = `${line.n} ${line.text}`;
      const at = this.#heardAt.get(key) ?? ++this.#count;
      this.#heardAt.set(key, at);
      return { ...line, at, isNew: !whole };
    });
    this.#chat.value = [...(whole ? [] : this.#chat.value), ...heard].slice(-SAID_KEPT);
  }

  #told(message: GameUpdate): void {
    const { value: table } = this.#table;
    const whole = table ? completeUpdate(message, table, this.#observations.value.get(message.viewer)) : message;
    if (whole) this.#update(whole);
    // Something was missed: entering again brings everything.
    else this.#enter();
  }

  #update({ viewer, cursor, seen, events, standIn }: GameUpdate): void {
    const before = this.#observations.value.get(viewer);
    // Told twice, as may happen around a lost connection: the events are already in the log.
    const fresh = before && cursor <= before.cursor ? [] : events;
    const observation: SeatObservation = {
      viewer,
      cursor,
      seen,
      events: before ? [...before.events, ...fresh] : fresh,
      fresh: fresh.length,
      ...(standIn !== undefined && { standIn }),
    };
    this.#observations.value = new Map(this.#observations.value).set(viewer, observation);
    if (this.#entering.delete(viewer) && before && viewer !== 'audience') this.#writeAgain(viewer, before.seen, seen);
  }

  /** Sends a draft again that was made just before the connection broke: the server may have had it in memory only. */
  #writeAgain(seat: Seat, { question: was }: Observation<Shape>, { question }: Observation<Shape>): void {
    const draft = was?.mine?.done === false ? was.mine.answer : undefined;
    if (
      draft === undefined ||
      question?.id !== was?.id ||
      question?.mine?.done ||
      isSame(question?.mine?.answer, draft)
    )
      return;
    // Anything written since is on its way already.
    for (const { command } of this.#pending.values()) if (command.type === 'move' && command.seat === seat) return;
    void this.send({ type: 'move', seat, move: { to: question?.id, answer: draft } });
  }

  #settle(id: string, refusal: AnyRefusal | null): void {
    this.#pending.get(id)?.answer(refusal);
    this.#pending.delete(id);
  }
}
