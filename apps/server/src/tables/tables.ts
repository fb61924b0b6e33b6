import { bindGame, type LoadGame } from '@wordhoard/catalog';
import type { Lexicon } from '@wordhoard/lexicon';
import type { AnyRefusal, DealRequest, NewTable, ServerRefusal } from '@wordhoard/protocol';
import {
  isOnlyPerson,
  isRefusal,
  newTableState,
  outdatedReason,
  peopleAt,
  refuse,
  sameDealOf,
  type TableState,
} from '@wordhoard/table';
import { awakeTime } from '../clock.ts';
import { NetworkCounts } from '../networks.ts';
import type { VisitorBudget } from '../rate-limits.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { type Checkpoint, LEASE_MS } from '../storage/storage.ts';
import { Tally } from '../tally.ts';
import { newCode, readCode } from './codes.ts';
import { forgetInDamaged } from './forget-guest.ts';
import { LiveTable } from './live-table.ts';
import { createPauser } from './pauser.ts';
import type { PeerMessage } from './peer-message.ts';
import { Peers } from './peers.ts';
import { readOptions } from './read-options.ts';
import type { ReadyGame, StartAtOnce, TableCreator, TableServices } from './services.ts';
import { TableLists } from './table-lists.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Intervals of checkpoints. A crash loses at most this much match time, in the players' favour. */
const CHECKPOINT_EVERY = { live: SECOND, correspondence: MINUTE } as const;

/** Longest interval of messages to other processes, and of checks for tables that are due. */
const CHECK_EVERY = 2 * SECOND;
/** Messages within the time after which a silent process counts as gone, so that one may be late. */
const SIGNS_OF_LIFE = 3;
/** Interval at which a running server stores a heartbeat. */
const HEARTBEAT_EVERY = 20 * SECOND;
/** Existing tables may exceed the limit for new ones by this factor, so that guests can enter a table they have. */
const EXISTING_TABLES_FACTOR = 2;
/** Most tables loaded at once because an event is due. */
const MAX_DUE_AT_ONCE = 50;

const MAX_CODE_TRIES = 20;

export interface TablesOptions extends Omit<TableServices, 'findGame' | 'openTable' | 'pause' | 'words'> {
  readonly lexicon: Lexicon;
  readonly loadGame: LoadGame;
  /** For tests whose results must not depend on durations. */
  readonly pause?: TableServices['pause'];
  /** Tables in memory; beyond that no new one is made. */
  readonly maxTables: number;
  /** Of those, tables for guests of one address, so that no address fills the memory. */
  readonly maxTablesPerAddress: number;
  /** Limits new tables. */
  readonly budget: Pick<VisitorBudget, 'charge'>;
  /** Limits the bytes of new tables, and the bytes of all tables of one guest in the store. */
  readonly writing: Pick<VisitorBudget, 'charge'>;
  readonly maxBytesPerGuest: number;
  /** Waiting or running tables of one host. */
  readonly maxTablesPerGuest: number;
  readonly peerSilenceMs: number;
  /** Called when the operator may have changed something on another server. */
  readonly onOperatorNews?: () => void;
}

/** Everything that may not be in the database yet when the server stops; moves are, once they are acknowledged. */
export const UNSTORED_PARTS = ['drafts', 'game time'] as const;
type UnstoredPart = (typeof UNSTORED_PARTS)[number];

/** All the tables of this process. */
export class Tables {
  readonly #services: TableServices;
  readonly #options: TablesOptions;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  /** When each table was last requested: a guest who has just found a table is about to enter it. */
  readonly #requestedAt = new Map<string, number>();
  /** The address each table was loaded for; none for tables loaded because an event is due. */
  readonly #loadedFor = new Map<string, string>();
  readonly #perAddress = new NetworkCounts();
  /** Tables being created, in all and by each guest. */
  #opening = 0;
  readonly #openingFor = new Tally();
  readonly #games = new Map<string, Promise<ReadyGame | undefined>>();
  #maintenance: Repetition | null = null;
  readonly #peers: Peers;
  readonly lists: TableLists;
  readonly #checkEvery: number;
  #sweptAt = Number.NEGATIVE_INFINITY;
  #heartbeatAt = Number.NEGATIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #isClosing = false;
  #isDraining = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#peers = new Peers(options.peerSilenceMs);
    this.#checkEvery = Math.min(CHECK_EVERY, options.peerSilenceMs / SIGNS_OF_LIFE);
    this.#services = {
      ...options,
      words: options.lexicon.id,
      pause: options.pause ?? createPauser(),
      findGame: (id) => this.#game(id),
      openTable: (maker, table, start) => this.#openTable(maker, start, async () => table),
    };
    this.lists = new TableLists(this.#services, {
      loadedTables: () => this.loaded(),
      isLoaded: (code) => this.#tables.has(code),
      findState: (code) => this.#findState(code),
      findIfRoom: (code, address) => this.#findIfRoom(code, address),
    });
  }

  /** Starts maintenance, and listening to other processes. */
  async start(): Promise<void> {
    const { storage, clock, log } = this.#options;
    await storage.listen({
      onWrite: (code, what) => this.#withLoaded(code, (table) => table.onPeerWrite(what)),
      // Only our own processes write there, and they write a PeerMessage.
      onMessage: (code, word, from) => this.#onPeerMessage(code, word as PeerMessage, from),
      onGap: () => {
        this.#options.onOperatorNews?.();
        for (const code of this.#tables.keys()) this.#withLoaded(code, (table) => table.onPeerGap());
      },
    });
    const failed = (error: unknown): void => log.error({ err: error }, 'table maintenance failed');
    this.#maintenance = repeat(clock, SECOND, () => this.#maintain(), failed);
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }
  get size(): number {
    return this.#tables.size;
  }

  /** True if another process serves the same tables and isn't about to stop. */
  get hasReadyPeer(): boolean {
    return this.#peers.hasReady;
  }
  /** Tells the other processes whether this one is about to stop. */
  announceDraining(isDraining: boolean): void {
    this.#isDraining = isDraining;
    this.#announceSelf();
  }
  #announceSelf(): void {
    const sign: PeerMessage = { type: 'alive', ...(this.#isDraining && { draining: true }) };
    this.#options.storage.sendToPeers('', sign);
  }

  /** True if this table is in memory, or may be loaded for a guest of this address. */
  hasRoomFor(text: string, address: string): boolean {
    const { maxTables, maxTablesPerAddress } = this.#options;
    if (this.#tables.has(readCode(text) ?? '')) return true;
    const most = EXISTING_TABLES_FACTOR * maxTables;
    return this.#tables.size + this.#opening < most && this.#perAddress.hasRoom(address, maxTablesPerAddress);
  }

  /** Finds the table with this code, in memory or in the store. It counts towards the limit of `address`. */
  find(text: string, address: string): Promise<LiveTable | undefined> {
    const code = readCode(text);
    if (code === undefined || this.#isClosing) return Promise.resolve(undefined);
    this.#requestedAt.set(code, this.#options.clock.now());
    return this.#getOrLoad(code, address);
  }
  /** The same for the server itself, which counts towards no address. */
  async load(code: string): Promise<LiveTable | undefined> {
    return this.#isClosing ? undefined : this.#getOrLoad(code);
  }
  #getOrLoad(code: string, address?: string): Promise<LiveTable | undefined> {
    const known = this.#tables.get(code);
    if (known) return known;
    const table = this.#load(code);
    this.#tables.set(code, table);
    if (address !== undefined) {
      this.#loadedFor.set(code, address);
      this.#perAddress.add(address);
    }
    const forget = (): void => this.#remove(code);
    table.then((found) => found ?? forget(), forget);
    return table;
  }

  /** True if this guest has a seat at the table with this code. Doesn't load the table. */
  async hasSeat(text: string, who: string): Promise<boolean> {
    const code = readCode(text);
    if (code === undefined) return false;
    const state = await this.#findState(code);
    return state !== undefined && peopleAt(state).has(who);
  }

  /** Creates a table and seats its creator, the others at the same device, and bots. */
  create(maker: TableCreator, wanted: NewTable, bringsSalts = false): Promise<TableState | AnyRefusal> {
    return this.#openTable(maker, wanted.start && (bringsSalts ? 'salted' : true), async () => {
      const ready = await this.#game(wanted.options.game);
      const options = readOptions(ready?.pack, wanted.options);
      if ('code' in options) return options;
      if (1 + wanted.others.length + wanted.bots.length > options.seats)
        return { code: 'bad-options', reason: 'more players than seats' };
      return newTableState('', maker.who, { ...wanted, options });
    });
  }

  /** Creates a table for this guest with the shuffle of a finished match, and starts it. */
  repeatDeal(of: TableState, maker: TableCreator, wanted: DealRequest): Promise<TableState | AnyRefusal> {
    return this.#openTable(maker, true, async () => {
      const next = sameDealOf(of, '', maker.who, wanted);
      if (isRefusal(next)) return next;
      const ready = await this.#game(of.options.game);
      if (!ready) return refuse('no-such-game');
      // Under other rules or words, the same shuffle would not be the same game.
      return (of.beginning && outdatedReason(ready.game, this.#options.lexicon.id, of.beginning)) ?? next;
    });
  }

  /** Deletes tables that only this guest has played at, and removes the guest from the others. */
  async forgetGuest(who: string, stranger: string): Promise<void> {
    const { storage, log } = this.#options;
    for (const code of await storage.tablesOf(who)) {
      const table = await this.#getOrLoad(code).catch((error: unknown) => {
        log.warn({ err: error }, 'cannot open a table of a deleted guest');
        return null;
      });
      if (table === null) await forgetInDamaged(this.#options, code, who, stranger);
      else if (table && !isOnlyPerson(table.state, who)) await table.forgetGuest(who, stranger);
      else if (table) await this.delete(code, refuse('no-such-table'));
    }
  }

  /** Deletes a table with its log, and disconnects its clients on every server. It need not be readable. */
  async delete(code: string, why: ServerRefusal): Promise<void> {
    const { storage } = this.#options;
    await this.#drop(code, why);
    await storage.deleteTable(code);
    storage.sendToPeers(code, { type: 'deleted', why } satisfies PeerMessage);
  }
  /** Closes a table that is about to be deleted, or was. */
  async #drop(code: string, why: ServerRefusal): Promise<void> {
    const table = await this.findLoaded(code);
    if (!table) return;
    await table.close(why);
    this.#remove(code);
  }

  /** Finds a table for optional details: undefined if there is no room for it, or it is damaged. */
  async #findIfRoom(code: string, address: string): Promise<LiveTable | undefined> {
    return this.hasRoomFor(code, address) ? this.find(code, address).catch(() => undefined) : undefined;
  }

  /** A table's state without loading the table: no client is about to enter it. */
  async #findState(code: string): Promise<TableState | undefined> {
    return (await this.findLoaded(code))?.state ?? this.#options.storage.tableState(code);
  }

  /** The table with this code if it is in memory. */
  async findLoaded(code: string): Promise<LiveTable | undefined> {
    return this.#tables.get(code)?.catch(() => undefined);
  }

  /** Returns what could not be stored, for the log. */
  async close(): Promise<readonly UnstoredPart[]> {
    const { storage, clock, log } = this.#options;
    this.#isClosing = true;
    await this.#maintenance?.stop();
    const tables = await this.loaded();
    const closed = await Promise.all(tables.map(async (table) => [table.state.code, await table.close()] as const));
    this.#tables.clear();
    const unstored: UnstoredPart[] = closed.some(([, { hasLostDrafts }]) => hasLostDrafts) ? ['drafts'] : [];
    try {
      await this.#saveCheckpoints(closed.map(([code, { checkpoint }]) => [code, checkpoint] as const));
      await storage.saveHeartbeat(clock.now());
    } catch (error) {
      // Everything acknowledged is in the log; only the exact match time is lost.
      log.error({ err: error }, 'closing tables failed');
      unstored.push('game time');
    }
    return unstored;
  }

  /** Tells the other servers that the operator has changed something. */
  tellOperatorNews(): void {
    this.#options.storage.sendToPeers('', { type: 'operator-news' } satisfies PeerMessage);
  }

  /** Passes a message to a table that is in memory or being loaded; for others it can be ignored. */
  #withLoaded(code: string, then: (table: LiveTable) => void): void {
    void this.#tables.get(code)?.then(
      (table) => table && then(table),
      () => undefined,
    );
  }
  #onPeerMessage(code: string, word: PeerMessage, from: string): void {
    if (this.#peers.noteSign(from, awakeTime(this.#options.clock)))
      for (const known of this.#tables.keys()) this.#withLoaded(known, (table) => table.askPeers());
    if (word.type === 'alive') this.#peers.noteDraining(from, word.draining === true);
    if (word.type === 'operator-news') this.#options.onOperatorNews?.();
    else if (word.type === 'deleted') void this.#drop(code, word.why);
    else this.#withLoaded(code, (table) => table.onPeerMessage(word, from));
  }

  #remove(code: string): void {
    this.#tables.delete(code);
    this.#requestedAt.delete(code);
    const address = this.#loadedFor.get(code);
    if (address === undefined) return;
    this.#loadedFor.delete(code);
    this.#perAddress.remove(address);
  }

  async #load(code: string): Promise<LiveTable | undefined> {
    const stored = await this.#options.storage.loadTable(code);
    return stored && LiveTable.open(this.#services, stored);
  }

  #game(id: string): Promise<ReadyGame | undefined> {
    const known = this.#games.get(id);
    if (known) return known;
    const { loadGame, lexicon } = this.#options;
    const ready = loadGame(id).then((pack) => pack && { pack, game: bindGame(pack, lexicon) });
    // Ids come from clients, so only those of existing games are cached.
    void ready.then(
      (found) => found && this.#games.set(id, ready),
      () => undefined,
    );
    return ready;
  }

  /**
   * Creates every new table. It is charged before any work, and refused if its creator or their address has reached a
   * limit. The result of `make` gets a new code.
   */
  async #openTable(
    maker: TableCreator,
    start: StartAtOnce,
    make: () => Promise<TableState | AnyRefusal>,
  ): Promise<TableState | AnyRefusal> {
    const { who, address } = maker;
    if (this.#isClosing) return refuse('closing');
    const refusal = this.#options.newMatchRefusal?.();
    if (refusal) return refusal;
    if (!this.#options.budget.charge(maker)) return refuse('too-fast');
    const isFull = this.#tables.size + this.#opening >= this.#options.maxTables;
    if (isFull || !this.hasRoomFor('', address)) return refuse('too-many-tables');
    // Counted from now on, because many may be requested at once.
    this.#perAddress.add(address);
    this.#openingFor.add(who);
    this.#opening += 1;
    try {
      return await this.#openPaid(maker, start, make);
    } finally {
      this.#opening -= 1;
      this.#openingFor.remove(who);
      this.#perAddress.remove(address);
    }
  }
  async #openPaid(
    maker: TableCreator,
    start: StartAtOnce,
    make: () => Promise<TableState | AnyRefusal>,
  ): Promise<TableState | AnyRefusal> {
    const { storage, clock, writing, maxTablesPerGuest, maxBytesPerGuest } = this.#options;
    const { who, address } = maker;
    if ((await storage.countHosted(who)) + this.#openingFor.count(who) > maxTablesPerGuest)
      return refuse('too-many-tables');
    const wanted = await make();
    if (!('host' in wanted)) return wanted;
    const bytes = JSON.stringify(wanted).length;
    if (!writing.charge(maker, bytes) || (await storage.storedBytes(who)) + bytes > maxBytesPerGuest)
      return refuse('too-much-stored');
    for (let tries = 0; tries < MAX_CODE_TRIES; tries++) {
      const made = { ...wanted, code: newCode(wanted.options.visibility) };
      if (!(await storage.createTable(made, clock.now()))) continue;
      const table = await this.find(made.code, address);
      if (start && table && !made.places.includes(null)) await table.start(made.host, start === 'salted');
      return made;
    }
    return refuse('busy');
  }

  /** The games that have been loaded, with the version of their rules. */
  async gamesInUse(): Promise<{ readonly id: string; readonly version: number }[]> {
    const games = await Promise.all(this.#games.values());
    return games.flatMap((ready) => (ready ? [{ id: ready.game.id, version: ready.pack.rules.version }] : []));
  }

  /** All tables in memory. */
  async loaded(): Promise<LiveTable[]> {
    const tables = await Promise.allSettled(this.#tables.values());
    return tables.flatMap((it) => (it.status === 'fulfilled' && it.value ? [it.value] : []));
  }

  /** Runs every second: stores checkpoints and heartbeats, unloads unused tables and loads those that are due. */
  async #maintain(): Promise<void> {
    const { clock, storage } = this.#options;
    const tables = await this.loaded();
    const now = clock.now();
    const isSweep = now - this.#sweptAt >= MINUTE;
    // A table with people at it doesn't expire.
    if (isSweep) for (const table of tables) if (table.isAttended) table.touch();
    const isLeft = (table: LiveTable): boolean => table.isUnloadable && !this.#wasRequested(table);
    for (const table of tables.filter(isLeft)) await table.deleteOldChat();
    // A client may have entered meanwhile.
    const left = tables.filter(isLeft);
    const moved = tables.filter((table) => !left.includes(table) && table.isCheckpointDue(checkpointInterval(table)));
    await this.#saveCheckpoints([...this.#unload(left), ...moved.map(checkpointOf)]);
    if (now - this.#heartbeatAt >= HEARTBEAT_EVERY) {
      this.#heartbeatAt = now;
      await storage.saveHeartbeat(now);
    }
    if (now - this.#checkedAt >= this.#checkEvery) {
      this.#checkedAt = now;
      this.#announceSelf();
      for (const from of this.#peers.takeSilent(awakeTime(clock))) for (const table of tables) table.onPeerGone(from);
      await this.#loadDue();
    }
    if (isSweep) this.#sweptAt = now;
  }

  async #saveCheckpoints(marks: readonly (readonly [code: string, mark: Checkpoint])[]): Promise<void> {
    if (marks.length > 0) await this.#options.storage.saveCheckpoints(new Map(marks));
  }

  /** True for a table that a guest has just found and is about to enter; for a shorter time if memory is short. */
  #wasRequested({ state }: LiveTable): boolean {
    const { clock, maxTables } = this.#options;
    const grace = this.#tables.size < maxTables / 2 ? MINUTE : 5 * SECOND;
    return clock.now() - (this.#requestedAt.get(state.code) ?? Number.NEGATIVE_INFINITY) < grace;
  }
  /** Unloads tables and returns their checkpoints. */
  #unload(tables: readonly LiveTable[]): (readonly [string, Checkpoint])[] {
    return tables.map((table) => {
      const { code } = table.state;
      this.#remove(code);
      return [code, table.unload()] as const;
    });
  }

  /** Loads tables with an event that is due, even with no one there. A failure affects its own table only. */
  async #loadDue(): Promise<void> {
    const { clock, storage, log, maxTables } = this.#options;
    const room = Math.min(MAX_DUE_AT_ONCE, maxTables - this.#tables.size);
    if (room <= 0) return;
    const codes = await storage.takeDue(clock.now(), clock.now() + LEASE_MS, room);
    const found = await Promise.allSettled(codes.map((code) => this.#getOrLoad(code)));
    for (const [i, it] of found.entries())
      if (it.status === 'rejected') log.error({ err: it.reason, code: codes[i] }, 'cannot load table');
  }
}

const checkpointOf = (table: LiveTable): readonly [string, Checkpoint] => [table.state.code, table.takeCheckpoint()];

const checkpointInterval = ({ state }: LiveTable): number =>
  typeof state.options.pace === 'object' ? CHECKPOINT_EVERY.correspondence : CHECKPOINT_EVERY.live;
