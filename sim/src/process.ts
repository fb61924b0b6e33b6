import type { LoadGame } from '@wordhoard/catalog';
import { anyBot, chanceFrom, type SealedRecord } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { ClientMessage, ServerMessage } from '@wordhoard/protocol';
import { type Clock, DEFAULT_LIMITS, type Logger, type TableClient, Tables } from '@wordhoard/server/core';
import type { Think } from '@wordhoard/table';
import { boasts, highCard, highCardBot } from '@wordhoard/table/testing';
import type { Disk } from './disk.ts';
import { GRACE_MS, NOTICED_MS, type SimulatedWorld } from './world.ts';

const GAMES: Readonly<Record<string, object>> = {
  'high-card': { rules: highCard, defaults: { rounds: 3 }, bot: () => highCardBot },
  // Only people play it.
  boasts: { rules: boasts, defaults: { rounds: 1 }, bot: () => function* () {} },
};
// A server never looks at a game's own types.
const loadGame: LoadGame = async (id) => GAMES[id] as never;
// These games use no words.
const noWords = { id: 'no words' } as Lexicon;

type TablesOptions = ConstructorParameters<typeof Tables>[0];
type Table = NonNullable<Awaited<ReturnType<Tables['find']>>>;

/** A client's end of its connection to a process. */
interface ClientLink {
  receive(message: ClientMessage): void;
  close(): void;
}

/** One server process: the real tables, over a simulated disk, clock and network. */
export class Process {
  readonly name: string;
  readonly #world: SimulatedWorld;
  readonly #disk: Disk;
  readonly #tables: Tables;
  #isDead = false;
  /** True between its start and its end, when it accepts connections. */
  #isOpen = false;
  /** Suspended until then, without knowing it, as by SIGSTOP. */
  #suspendedUntil = 0;
  /** Total time of suspensions that it has noticed. */
  #stalledMs = 0;
  readonly #connections = new Set<() => void>();

  /**
   * @param failed is called if it can't start
   *
   * @param change modifies the server's options
   */
  constructor(
    world: SimulatedWorld,
    disk: Disk,
    name: string,
    failed: () => void,
    change: (options: TablesOptions) => TablesOptions = (it) => it,
  ) {
    this.name = name;
    this.#world = world;
    this.#disk = disk;
    const clock: Clock = {
      now: () => world.now(),
      setTimer: (ms, then) => world.setTimer(ms, () => this.#run(then)),
      stalledMs: () => this.#stalledMs + world.totalStalledMs,
    };
    const quiet = (): void => undefined;
    const log: Logger = { info: quiet, warn: quiet, error: quiet };
    const think: Think = ({ game, seen, seat, luck }) =>
      new Promise((resolve) => {
        // Serialised, as between threads.
        const ask = { seen: JSON.parse(JSON.stringify(seen)), seat, chance: chanceFrom(luck), env: null };
        const [thought = null] = game === highCard.id ? anyBot(highCardBot)(ask) : [];
        clock.setTimer(20 + world.chance.below(200), () => resolve(thought));
      });
    const options: TablesOptions = {
      clock,
      storage: disk.storageOf(name, (then) => this.#run(then)),
      log,
      think,
      graceMs: { live: GRACE_MS, relaxed: GRACE_MS },
      deal: `the simulation of ${world.seed}`,
      lexicon: noWords,
      loadGame,
      pause: () => undefined,
      maxTables: 100,
      maxTablesPerAddress: Number.POSITIVE_INFINITY,
      maxTablesPerGuest: 100,
      maxBytesPerGuest: Number.POSITIVE_INFINITY,
      budget: { charge: () => true },
      writing: { charge: () => true },
      peerSilenceMs: DEFAULT_LIMITS.peerSilenceMs,
    };
    this.#tables = new Tables(change(options));
    this.#tables.start().then(
      () => {
        this.#isOpen = true;
      },
      () => {
        if (this.#isDead) return;
        this.kill();
        failed();
      },
    );
  }

  get isDead(): boolean {
    return this.#isDead;
  }
  get isOpen(): boolean {
    return this.#isOpen && !this.#isDead;
  }

  /** Kills the process: nothing pending is done, and its connections are dead. */
  kill(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#disk.disconnect(this.name);
    for (const cut of this.#connections) cut();
  }
  /** Closes gracefully: tells all clients and writes what is only in memory. False if it was killed meanwhile. */
  async close(): Promise<boolean> {
    this.#isOpen = false;
    // While suspended, it doesn't notice that it should close.
    await new Promise<void>((resolve) => this.#run(resolve));
    await this.#tables.close().catch(() => undefined);
    if (this.#isDead) return false;
    this.kill();
    return true;
  }
  /** Suspends the process; its clock runs on. */
  suspend(ms: number): void {
    if (this.#suspendedUntil > this.#world.now()) return;
    this.#suspendedUntil = this.#world.now() + ms;
    // Runs before anything that waited for the process.
    if (ms > NOTICED_MS)
      this.#world.setTimer(ms, () => {
        this.#stalledMs += ms;
      });
  }

  #run(then: () => void): void {
    if (this.#isDead) return;
    const wait = this.#suspendedUntil - this.#world.now();
    if (wait > 0) this.#world.setTimer(wait, () => this.#run(then));
    else then();
  }

  /** The record of a match that is over, as it is given to this guest. */
  async record(code: string, who: string): Promise<SealedRecord | undefined> {
    const record = await (await this.#tables.find(code, ''))?.record(who);
    return record && 'format' in record ? record : undefined;
  }

  /** Connects a client. Messages are handled one after another, as for a socket. */
  connect(who: string, sendToClient: (text: string) => void, cut: () => void): ClientLink {
    let table: Table | undefined;
    let gone = false;
    let last: Promise<void> = Promise.resolve();
    const end = (): void => {
      if (gone) return;
      gone = true;
      this.#connections.delete(end);
      this.#run(() => table?.leave(client));
      cut();
    };
    const send = (text: string): void => void (gone || this.#isDead || sendToClient(text));
    const sendMessage = (message: ServerMessage): void => send(JSON.stringify(message));
    const client: TableClient = {
      who,
      brief: true,
      patched: true,
      salted: true,
      send,
      dismiss: (refusal) => {
        sendMessage({ type: 'goodbye', refusal });
        gone = true;
        this.#connections.delete(end);
      },
    };
    const handle = async (message: ClientMessage): Promise<void> => {
      if (gone || this.#isDead) return;
      if (message.type === 'enter') {
        table = await this.#tables.find(message.table, '');
        if (!table) return end();
        await table.enter(client, message.after);
        if (gone) table.leave(client);
      } else if (message.type === 'command' && table) {
        const refusal = await table.command({ who, address: '' }, message.id, message.command);
        sendMessage(refusal ? { type: 'refused', id: message.id, refusal } : { type: 'done', id: message.id });
      }
    };
    this.#connections.add(end);
    return {
      receive: (message) =>
        this.#run(() => {
          last = last.then(() => handle(message)).catch(end);
        }),
      close: end,
    };
  }
}
