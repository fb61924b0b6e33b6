import { bindGame, type LoadGame } from '@wordhoard/catalog';
import type { Lexicon } from '@wordhoard/lexicon';
import type {
  AnyRefusal,
  DealRequest,
  Ghost,
  HistoryTable,
  MyTable,
  NewTable,
  PublicGame,
  Rematch,
  ServerRefusal,
  TableListing,
  WatchableListing,
} from '@wordhoard/protocol';
import { chaptersOf, lastChapterPlayed } from '@wordhoard/review';
import {
  isOnlyPerson,
  isRefusal,
  newTableState,
  outdatedReason,
  peopleAt,
  refuse,
  sameDealOf,
  type TableState,
  withoutGuest,
} from '@wordhoard/table';
import { awakeTime } from '../clock.ts';
import { NetworkCounts } from '../networks.ts';
import type { VisitorBudget } from '../rate-limits.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { type Checkpoint, LEASE_MS } from '../storage/storage.ts';
import { Tally } from '../tally.ts';
import { newCode, readCode } from './codes.ts';
import { isWatchable, myTable, publicListing, watchableListing } from './info.ts';
import { LiveTable } from './live-table.ts';
import { createPauser } from './pauser.ts';
import type { PeerMessage } from './peer-message.ts';
import { Peers } from './peers.ts';
import { publicGame, publicTable } from './public-games.ts';
import { readOptions } from './read-options.ts';
import type { ReadyGame, StartAtOnce, TableCreator, TableServices } from './services.ts';
import { StoredState } from './stored-state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A crash costs no more match time than this, and in the players' favour. In correspondence a minute is nothing. */
const CHECKPOINT_EVERY = { live: SECOND, correspondence: MINUTE } as const;

/** The longest from one sign of life for other processes to the next; it is then also looked which tables are due. */
const CHECK_EVERY = 2 * SECOND;
/** Signs of life within the time after which a silent process is taken for gone: one may be late. */
const SIGNS_OF_LIFE = 3;
/** Interval at which a running server writes a sign of life. */
const HEARTBEAT_EVERY = 20 * SECOND;
/** Existing tables may exceed the limit for new ones by this factor: guests must get to a table they have. */
const EXISTING_TABLES_FACTOR = 2;
/** Tables taken up at once because something is due there. */
const MAX_DUE_AT_ONCE = 50;

const MAX_CODE_TRIES = 20;
const MAX_LISTED = 50;
/** A table of another process is in use if it was touched this recently: the process that has it sees to that. */
const IN_USE = 2 * MINUTE;

export interface TablesOptions extends Omit<TableServices, 'findGame' | 'openTable' | 'pause' | 'words'> {
  readonly lexicon: Lexicon;
  readonly loadGame: LoadGame;
  /** For tests in which durations must not count. */
  readonly pause?: TableServices['pause'];
  /** Tables in memory at once, beyond which no new one is made. */
  readonly maxTables: number;
  /** Of those, tables for guests of one address: no single address fills the memory. */
  readonly maxTablesPerAddress: number;
  /** The budget that every new table is paid from. */
  readonly budget: Pick<VisitorBudget, 'charge'>;
  /** The budget for the bytes of a new table; and the most that all tables of one guest may take in the store. */
  readonly writing: Pick<VisitorBudget, 'charge'>;
  readonly maxBytesPerGuest: number;
  /** Tables that wait or are in play of which one guest is the host. */
  readonly maxTablesPerGuest: number;
  readonly peerSilenceMs: number;
}

/** All the tables of this process. */
export class Tables {
  readonly #services: TableServices;
  readonly #options: TablesOptions;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  /** Time each was last asked for: a guest who has just found a table must be able to enter it. */
  readonly #requestedAt = new Map<string, number>();
  /** The address of the guest each was loaded for; none for tables that were loaded because something is due there. */
  readonly #loadedFor = new Map<string, string>();
  readonly #perAddress = new NetworkCounts();
  /** Tables that are being made, in all and by each guest. */
  #opening = 0;
  readonly #openingFor = new Tally();
  readonly #games = new Map<string, Promise<ReadyGame | undefined>>();
  #maintenance: Repetition | null = null;
  readonly #peers: Peers;
  readonly #checkEvery: number;
  #sweptAt = Number.NEGATIVE_INFINITY;
  #heartbeatAt = Number.NEGATIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #isClosing = false;

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
  }

  /** Begins to look after the tables, and to hear what other processes do with them. */
  async start(): Promise<void> {
    const { storage, clock, log } = this.#options;
    await storage.listen({
      onWrite: (code, what) => this.#withLoaded(code, (table) => table.onPeerWrite(what)),
      // Only processes of ours write there, and they write Words.
      onMessage: (code, word, from) => this.#onPeerMessage(code, word as PeerMessage, from),
      onGap: () => {
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

  /** True if this table is in memory, or may be loaded for a guest of this address. */
  hasRoomFor(text: string, address: string): boolean {
    const { maxTables, maxTablesPerAddress } = this.#options;
    if (this.#tables.has(readCode(text) ?? '')) return true;
    const most = EXISTING_TABLES_FACTOR * maxTables;
    return this.#tables.size + this.#opening < most && this.#perAddress.hasRoom(address, maxTablesPerAddress);
  }

  /** The table with this code, from memory or from storage. `address` is whose share of the memory it takes. */
  find(text: string, address: string): Promise<LiveTable | undefined> {
    const code = readCode(text);
    if (code === undefined || this.#isClosing) return Promise.resolve(undefined);
    this.#requestedAt.set(code, this.#options.clock.now());
    return this.#getOrLoad(code, address);
  }
  /** The same for the server's own work, which counts for no address. */
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

  /** Has this guest a place at the table with this code? Looks only; nothing is taken up into memory. */
  async hasSeat(text: string, who: string): Promise<boolean> {
    const code = readCode(text);
    if (code === undefined) return false;
    const state = await this.#findState(code);
    return state !== undefined && peopleAt(state).has(who);
  }

  /** A new table with its maker, the others at the same device, and bots in the first places. */
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

  /** The shuffle of a match that is over, once more: for this guest, at a table of their own, which begins at once. */
  repeatDeal(of: TableState, maker: TableCreator, wanted: DealRequest): Promise<TableState | AnyRefusal> {
    return this.#openTable(maker, true, async () => {
      const next = sameDealOf(of, '', maker.who, wanted);
      if (isRefusal(next)) return next;
      const ready = await this.#game(of.options.game);
      if (!ready) return refuse('no-such-game');
      // By other rules or words the same shuffle would not be the same game.
      return (of.beginning && outdatedReason(ready.game, this.#options.lexicon.id, of.beginning)) ?? next;
    });
  }

  /** The game behind a link, for anyone who has it, if all its players let it be seen. */
  publicGame(id: string): Promise<PublicGame | ServerRefusal> {
    return publicGame(this.#lookup(), id);
  }
  /** The table of a public game; undefined if it isn't shown. */
  async publicTable(id: string): Promise<TableState | undefined> {
    const table = await publicTable(this.#lookup(), id);
    return 'host' in table ? table : undefined;
  }
  #lookup(): Parameters<typeof publicGame>[0] {
    return { storage: this.#options.storage, pause: this.#services.pause, findState: (code) => this.#findState(code) };
  }

  /** The events of the first playing of a table's deal, up to where this guest has got in theirs. */
  async ghost(table: LiveTable, { who, address }: TableCreator): Promise<Ghost | ServerRefusal> {
    const { deal } = table.state;
    if (!deal || table.state.places[deal.seat]?.who !== who) return refuse('no-such-table');
    const first = await this.#findIfRoom(deal.of, address);
    if (first?.state.status !== 'over') return refuse('no-such-table');
    const { seat } = deal;
    const isOver = table.state.status === 'over';
    const upTo = isOver ? Number.POSITIVE_INFINITY : lastChapterPlayed(chaptersOf(table.publicEvents, seat), seat);
    const events = chaptersOf(first.publicEvents, seat).flatMap((it) => (it.number <= upTo ? it.events : []));
    return { name: first.state.places[seat]?.name ?? '', seat, events };
  }

  /** Public tables with a free place and a person there. */
  async listings(): Promise<TableListing[]> {
    const { storage, clock } = this.#options;
    const here = (await this.#loadedTables()).filter((table) => table.isAttended).map(({ state }) => state);
    // A table that is not in memory here can be in use only at another process.
    const elsewhere =
      storage.self === null ? [] : await storage.publicTables('waiting', clock.now() - IN_USE, MAX_LISTED);
    return [...here.reverse(), ...elsewhere.filter(({ code }) => !this.#tables.has(code))]
      .filter(({ options, status }) => options.visibility === 'public' && status === 'waiting')
      .filter(({ places }) => places.includes(null))
      .slice(0, MAX_LISTED)
      .map(publicListing);
  }

  /** Public matches in play, which anyone may watch. */
  async watchable(): Promise<WatchableListing[]> {
    const { storage, clock } = this.#options;
    const here = (await this.#loadedTables()).filter((table) => table.isAttended && isWatchable(table.state));
    const elsewhere =
      storage.self === null ? [] : await storage.publicTables('playing', clock.now() - IN_USE, MAX_LISTED);
    return [
      ...here.reverse().map((table) => watchableListing(table.state, table.now())),
      ...elsewhere
        .filter((state) => !this.#tables.has(state.code) && isWatchable(state))
        .map((state) => watchableListing(state, null)),
    ].slice(0, MAX_LISTED);
  }

  /** Of these tables, those whose people play again elsewhere and wait for this guest, who has a place there. */
  async rematches(who: string, codes: readonly string[]): Promise<Rematch[]> {
    const found = await Promise.all(
      codes.map(async (of): Promise<Rematch[]> => {
        const before = await this.#findState(of);
        if (!before?.rematch || !peopleAt(before).has(who)) return [];
        const next = await this.#findState(before.rematch);
        const goesOn = next?.status === 'waiting' || next?.status === 'playing';
        if (!goesOn || !peopleAt(next).has(who)) return [];
        return [{ of: before.code, code: next.code, game: next.options.game }];
      }),
    );
    return found.flat();
  }

  /** Of these codes, those of tables at which this guest has a place. Looks at their own tables and at no other. */
  async filterOwn(who: string, codes: readonly string[]): Promise<string[]> {
    const own = new Set(await this.#options.storage.tablesOf(who));
    return codes.filter((code) => own.has(code));
  }

  /** Entries for those of these tables where this guest has a place. */
  async myTables(who: string, address: string, codes: readonly string[]): Promise<MyTable[]> {
    const found = await Promise.all(
      codes.map(async (code): Promise<MyTable[]> => {
        const state = await this.#findState(code);
        if (!state || !peopleAt(state).has(who)) return [];
        const live = state.status === 'playing' ? await this.#findIfRoom(code, address) : undefined;
        return [myTable(state, who, live?.turnOf(who) ?? null)];
      }),
    );
    return found.flat();
  }

  /** Everything this guest has a place at: for a device of theirs that knows of nothing yet. */
  async historyOf(who: string): Promise<HistoryTable[]> {
    const codes = await this.#options.storage.tablesOf(who);
    const found = await Promise.all(codes.map((code) => this.#findState(code)));
    return found.flatMap((state) =>
      state && peopleAt(state).has(who) ? [{ code: state.code, game: state.options.game, status: state.status }] : [],
    );
  }

  /** Deletes what only this guest has played, and takes them out of what others have played too. */
  async forgetGuest(who: string, stranger: string): Promise<void> {
    const { storage, log } = this.#options;
    for (const code of await storage.tablesOf(who)) {
      const table = await this.#getOrLoad(code).catch((error: unknown) => {
        log.warn({ err: error }, 'cannot open a table of a deleted guest');
        return null;
      });
      if (table === null) await this.#forgetInDamaged(code, who, stranger);
      else if (table && !isOnlyPerson(table.state, who)) await table.forgetGuest(who, stranger);
      else if (table) {
        await table.close(refuse('no-such-table'));
        this.#remove(code);
        await storage.deleteTable(code);
      }
    }
  }

  /** The same for a damaged table. If even its places can't be read, it is deleted. */
  async #forgetInDamaged(code: string, who: string, stranger: string): Promise<void> {
    const { storage, clock } = this.#options;
    const state = await storage.tableState(code);
    if (!state || isOnlyPerson(state, who)) return storage.deleteTable(code);
    const stored = await storage.loadTable(code);
    if (!stored) return;
    const saved = new StoredState(storage, clock, stored, {
      checkpointRead: () => undefined,
      stateReplaced: () => Promise.resolve(),
    });
    await saved.change((table) => withoutGuest(table, who, stranger));
    await storage.forgetCommands(code, who);
  }

  /** For what can be told without: undefined where there is no room, and of a table that is damaged. */
  async #findIfRoom(code: string, address: string): Promise<LiveTable | undefined> {
    return this.hasRoomFor(code, address) ? this.find(code, address).catch(() => undefined) : undefined;
  }

  /** A table's state without loading the table: no client is about to enter it. */
  async #findState(code: string): Promise<TableState | undefined> {
    const here = await this.#tables.get(code)?.catch(() => undefined);
    return here?.state ?? this.#options.storage.tableState(code);
  }

  async close(): Promise<void> {
    const { storage, clock, log } = this.#options;
    this.#isClosing = true;
    await this.#maintenance?.stop();
    const tables = await this.#loadedTables();
    const marks = await Promise.all(tables.map(async (table) => [table.state.code, await table.close()] as const));
    this.#tables.clear();
    try {
      await this.#saveCheckpoints(marks);
      await storage.saveHeartbeat(clock.now());
    } catch (error) {
      // The log has all that was answered for: only how late it was is lost.
      log.error({ err: error }, 'closing tables failed');
    }
  }

  /** Passes news to a table that is in memory or being loaded; news of others can be ignored. */
  #withLoaded(code: string, then: (table: LiveTable) => void): void {
    void this.#tables.get(code)?.then(
      (table) => table && then(table),
      () => undefined,
    );
  }
  #onPeerMessage(code: string, word: PeerMessage, from: string): void {
    if (this.#peers.noteSign(from, awakeTime(this.#options.clock)))
      for (const known of this.#tables.keys()) this.#withLoaded(known, (table) => table.askPeers());
    this.#withLoaded(code, (table) => table.onPeerMessage(word, from));
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
    // Ids come from outside: only those of real games are remembered.
    void ready.then(
      (found) => found && this.#games.set(id, ready),
      () => undefined,
    );
    return ready;
  }

  /**
   * The one way to a new table, however it is asked for. It is paid for before anything is done, and refused where its maker
   * or their address has as much as one may. What `make` gives gets a code of its own.
   */
  async #openTable(
    maker: TableCreator,
    start: StartAtOnce,
    make: () => Promise<TableState | AnyRefusal>,
  ): Promise<TableState | AnyRefusal> {
    const { who, address } = maker;
    if (this.#isClosing) return refuse('closing');
    if (!this.#options.budget.charge(maker)) return refuse('too-fast');
    const isFull = this.#tables.size + this.#opening >= this.#options.maxTables;
    if (isFull || !this.hasRoomFor('', address)) return refuse('too-many-tables');
    // Counted from now on: many may be asked for at once.
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

  async #loadedTables(): Promise<LiveTable[]> {
    const tables = await Promise.allSettled(this.#tables.values());
    return tables.flatMap((it) => (it.status === 'fulfilled' && it.value ? [it.value] : []));
  }

  /** Runs every second and stores each table's checkpoint. Now and then it also unloads unused tables. */
  async #maintain(): Promise<void> {
    const { clock, storage } = this.#options;
    const tables = await this.#loadedTables();
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
      storage.sendToPeers('', { type: 'alive' } satisfies PeerMessage);
      for (const from of this.#peers.takeSilent(awakeTime(clock))) for (const table of tables) table.onPeerGone(from);
      await this.#loadDue();
    }
    if (isSweep) this.#sweptAt = now;
  }

  async #saveCheckpoints(marks: readonly (readonly [code: string, mark: Checkpoint])[]): Promise<void> {
    if (marks.length > 0) await this.#options.storage.saveCheckpoints(new Map(marks));
  }

  /**
   * Keeps a table in memory for a guest who has just found it and is about to enter: less long where places are short.
   */
  #wasRequested({ state }: LiveTable): boolean {
    const { clock, maxTables } = this.#options;
    const grace = this.#tables.size < maxTables / 2 ? MINUTE : 5 * SECOND;
    return clock.now() - (this.#requestedAt.get(state.code) ?? Number.NEGATIVE_INFINITY) < grace;
  }
  /** Unloading loses nothing: returns the checkpoints. */
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
