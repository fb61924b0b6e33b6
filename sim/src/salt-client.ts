import { checkShuffle, type Observation, type SealedRecord, type Shape, type ShuffleVerdict } from '@wordhoard/kernel';
import {
  applyChange,
  type ClientMessage,
  type Command,
  type ServerMessage,
  ShuffleWitness,
  type TableInfo,
} from '@wordhoard/protocol';
import { drawHex, type SimulatedWorld } from './world.ts';

const RECONNECT_MS = 300;

/** A connection to a server. */
export interface SaltConnection {
  receive(message: ClientMessage): void;
  close(): void;
}
export type Dial = (who: string, say: (message: ServerMessage) => void, cut: () => void) => SaltConnection | null;

/**
 * A client that adds salts to a shuffle as a page does, plays nothing, and checks the record when the match is over.
 */
export class SaltClient {
  readonly who: string;
  /** This seat's first observation after the deal. */
  dealt: Observation<Shape> | null = null;
  readonly #world: SimulatedWorld;
  readonly #code: string;
  readonly #openConnection: Dial;
  readonly #witness: ShuffleWitness;
  readonly #pending = new Map<string, Command>();
  #table: TableInfo | null = null;
  #link: SaltConnection | null = null;
  #connection = 0;
  #arrival = 0;
  #made = 0;

  constructor(world: SimulatedWorld, code: string, who: string, dial: Dial) {
    this.#world = world;
    this.#code = code;
    this.who = who;
    this.#openConnection = dial;
    this.#witness = new ShuffleWitness(() => drawHex(world.chance, 16));
    this.#connect();
  }

  get isOver(): boolean {
    return this.#table?.status === 'over';
  }
  cut(): void {
    this.#link?.close();
  }
  /** The client's own verdict on this record. */
  checkRecord(record: SealedRecord): ShuffleVerdict {
    const { note } = this.#witness;
    return note ? checkShuffle(note, record) : 'only-committed';
  }

  #connect(): void {
    const mine = ++this.#connection;
    const cut = (): void => {
      if (mine !== this.#connection) return;
      this.#connection += 1;
      this.#link = null;
      this.#world.setTimer(RECONNECT_MS, () => this.#link ?? this.#connect());
    };
    this.#link = this.#openConnection(this.who, (message) => this.#deliver(mine, () => this.#receive(message)), cut);
    if (!this.#link) return cut();
    this.#sendMessage({ type: 'enter', table: this.#code, after: {} });
    for (const [id, command] of this.#pending) this.#sendMessage({ type: 'command', id, command });
  }
  /** Delivers with a delay and in order, and never over a closed connection. */
  #deliver(connection: number, arrive: () => void): void {
    this.#arrival = Math.max(this.#arrival, this.#world.now() + 1 + this.#world.chance.below(60));
    this.#world.setTimer(this.#arrival - this.#world.now(), () => connection === this.#connection && arrive());
  }
  #sendMessage(message: ClientMessage): void {
    const line = this.#link;
    this.#deliver(this.#connection, () => line?.receive(message));
  }
  #send(command: Command): void {
    const id = `${this.who}-${String(this.#made++).padStart(4, '0')}`;
    this.#pending.set(id, command);
    this.#sendMessage({ type: 'command', id, command });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') this.#onTable(message.table);
    if (message.type === 'changed' && this.#table) this.#onTable(applyChange(this.#table, message.table));
    if (message.type === 'update' && message.cursor === 1) this.dealt ??= message.seen;
    if (message.type !== 'done' && message.type !== 'refused') return;
    const command = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    // The disk may have failed: the host presses the button again.
    if (command?.type === 'start' && message.type === 'refused')
      this.#world.setTimer(RECONNECT_MS, () => this.#table && this.#onTable(this.#table));
    if (command?.type === 'salt') this.#witness.saltAnswered(command.seat, message.type === 'done');
  }

  #onTable(table: TableInfo): void {
    this.#table = table;
    for (const salt of this.#witness.saltsToSend(table, this.who)) this.#send(salt);
    const isAllHere = table.seats.every((seat) => seat?.presence === 'here');
    const starts = [...this.#pending.values()].some(({ type }) => type === 'start');
    if (table.status === 'waiting' && table.commitment === null && table.host === this.who && isAllHere && !starts)
      this.#send({ type: 'start' });
  }
}
