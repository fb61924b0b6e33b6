import { bind } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { HouseRefusal, NewTable, TableListing } from '@wordhoard/protocol';
import { newCode, readCode } from './codes.ts';
import type { AnyGame, LoadGame } from './game.ts';
import { listing } from './info.ts';
import { isRefusal, type Lobby, refuse, seatBot, sit } from './lobby.ts';
import { readOptions } from './options.ts';
import type { HouseParts, ReadyGame } from './parts.ts';
import { Table } from './table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long a table is kept after it was last in use. */
const KEPT = { waiting: DAY, playing: 30 * DAY, over: 30 * DAY, closed: 30 * DAY } as const;

/** A crash costs no more match time than this, and in the players' favour. In correspondence a minute is nothing. */
const MARK_EVERY = { live: SECOND, correspondence: MINUTE } as const;

const CODES_TRIED = 20;
const LISTED = 50;

export interface HouseOptions extends Omit<HouseParts, 'game' | 'open' | 'words'> {
  readonly lexicon: Lexicon;
  readonly loadGame: LoadGame;
  /** Tables in memory at once. */
  readonly maxTables: number;
}

/** All the tables of this process. */
export class House {
  readonly #parts: HouseParts;
  readonly #options: HouseOptions;
  readonly #tables = new Map<string, Promise<Table | undefined>>();
  readonly #games = new Map<string, Promise<ReadyGame | undefined>>();
  #callOff: () => void = () => {};
  #sweptAt = Number.NEGATIVE_INFINITY;
  #rounds: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(options: HouseOptions) {
    this.#options = options;
    this.#parts = {
      ...options,
      words: options.lexicon.id,
      game: (id) => this.#game(id),
      open: (make, start) => this.#open(make, start),
    };
  }

  /** Takes up the tables whose time runs by itself, and begins to look after all of them. */
  async start(): Promise<void> {
    for (const code of await this.#options.storage.correspondenceTables()) await this.find(code);
    this.#lookAfter();
  }

  get closing(): boolean {
    return this.#closing;
  }
  get size(): number {
    return this.#tables.size;
  }

  /** The table with this code, from memory or from storage. */
  find(text: string): Promise<Table | undefined> {
    const code = readCode(text);
    if (code === undefined || this.#closing) return Promise.resolve(undefined);
    const known = this.#tables.get(code);
    if (known) return known;
    const table = this.#load(code);
    this.#tables.set(code, table);
    const forget = (): boolean => this.#tables.delete(code);
    table.then((found) => found ?? forget(), forget);
    return table;
  }

  /** A new table with its maker, the others at the same device, and bots in the first places. */
  async create(who: string, wanted: NewTable): Promise<{ made: string } | HouseRefusal> {
    const ready = await this.#game(wanted.options.game);
    const options = readOptions(ready?.pack, wanted.options);
    if ('code' in options) return options;
    const names = [wanted.name, ...wanted.others];
    if (names.length + wanted.bots.length > options.seats)
      return { code: 'bad-options', reason: 'more players than places' };
    const made = await this.#open((code) => {
      const places = Array.from({ length: options.seats }, () => null);
      const empty = { code, host: who, options, places, status: 'waiting', beginning: null, result: null } as const;
      let lobby: Lobby | HouseRefusal = { ...empty, rematch: null };
      for (const [seat, name] of names.entries()) lobby = sit(sure(lobby), who, seat, name);
      for (const [i, level] of wanted.bots.entries()) lobby = seatBot(sure(lobby), who, names.length + i, level);
      return sure(lobby);
    }, wanted.start);
    return isRefusal(made) ? made : { made: made.code };
  }

  /** Public tables with a free place and somebody there. */
  async listings(): Promise<TableListing[]> {
    const lobbies = await this.#options.storage.publicTables(LISTED);
    const attended = await Promise.all(
      lobbies.map(async ({ code, places }) => places.includes(null) && (await this.#tables.get(code))?.attended),
    );
    return lobbies.filter((_, i) => attended[i]).map(listing);
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#callOff();
    await this.#rounds;
    const tables = await this.#all();
    await Promise.all(tables.map((table) => table.close()));
    await this.#mark(tables, 0);
    this.#tables.clear();
  }

  async #load(code: string): Promise<Table | undefined> {
    const stored = await this.#options.storage.loadTable(code);
    return stored && Table.open(this.#parts, stored);
  }

  #game(id: string): Promise<ReadyGame | undefined> {
    const known = this.#games.get(id);
    if (known) return known;
    const { loadGame, lexicon } = this.#options;
    // Bound to the words here, so nobody from here on needs to know that it consults any.
    const ready = loadGame(id).then((pack) => pack && { pack, game: bind(pack.rules, lexicon) as unknown as AnyGame });
    // Ids come from outside: only those of real games are remembered.
    void ready.then(
      (found) => found && this.#games.set(id, ready),
      () => undefined,
    );
    return ready;
  }

  async #open(make: (code: string) => Lobby, start: boolean): Promise<Lobby | HouseRefusal> {
    const { storage, clock, maxTables } = this.#options;
    if (this.#closing) return refuse('closing');
    if (this.#tables.size >= maxTables) return refuse('too-many-tables');
    for (let tries = 0; tries < CODES_TRIED; tries++) {
      const lobby = make(newCode());
      if (!(await storage.createTable(lobby, clock.now()))) continue;
      const table = await this.find(lobby.code);
      if (start && table && !lobby.places.includes(null)) await table.command(lobby.host, 'at once', { type: 'start' });
      return lobby;
    }
    return refuse('busy');
  }

  async #all(): Promise<Table[]> {
    const tables = await Promise.allSettled(this.#tables.values());
    return tables.flatMap((it) => (it.status === 'fulfilled' && it.value ? [it.value] : []));
  }

  /** Every second: remembers how late it is at each table. Now and then: puts away what nobody uses. */
  #lookAfter(): void {
    const { clock, log } = this.#options;
    this.#callOff = clock.setTimer(SECOND, () => {
      this.#rounds = this.#round()
        .catch((error: unknown) => log.error({ err: error }, 'looking after the tables failed'))
        .then(() => (this.#closing ? undefined : this.#lookAfter()));
    });
  }

  async #round(): Promise<void> {
    const { clock, storage } = this.#options;
    await this.#mark(await this.#all(), MARK_EVERY.live);
    if (clock.now() - this.#sweptAt < MINUTE) return;
    this.#sweptAt = clock.now();
    for (const [code, found] of this.#tables) if ((await found)?.idle) this.#tables.delete(code);
    for (const [status, kept] of Object.entries(KEPT))
      await storage.deleteTables(status as keyof typeof KEPT, clock.now() - kept);
  }

  async #mark(tables: readonly Table[], every: number): Promise<void> {
    const clocks = new Map<string, number>();
    for (const table of tables) {
      const slow = typeof table.lobby.options.pace === 'object';
      const at = table.unmarked(slow && every > 0 ? MARK_EVERY.correspondence : every);
      if (at !== undefined) clocks.set(table.lobby.code, at);
    }
    if (clocks.size > 0) await this.#options.storage.mark(clocks, this.#options.clock.now());
  }
}

/** Steps that cannot be refused, because the places were counted before. */
function sure(lobby: Lobby | HouseRefusal): Lobby {
  if (isRefusal(lobby)) throw new Error(`a new table was refused: ${lobby.code}`);
  return lobby;
}
