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

const STATUSES = ['waiting', 'playing', 'over', 'closed'] as const;
/** How long a table is kept after it was last in use. */
const KEPT: Readonly<Record<Lobby['status'], number>> = {
  waiting: DAY,
  playing: 30 * DAY,
  over: 30 * DAY,
  closed: 30 * DAY,
};

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
  /** When each was last asked for: whoever has just found a table must be able to enter it. */
  readonly #askedFor = new Map<string, number>();
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
    this.#askedFor.set(code, this.#options.clock.now());
    const known = this.#tables.get(code);
    if (known) return known;
    const table = this.#load(code);
    this.#tables.set(code, table);
    const forget = (): void => this.#forget(code);
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
    await this.#mark(tables.filter((table) => table.moved(1)));
    this.#tables.clear();
  }

  #forget(code: string): void {
    this.#tables.delete(code);
    this.#askedFor.delete(code);
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
    const tables = await this.#all();
    await this.#mark(tables.filter((table) => table.moved(markEvery(table))));
    if (clock.now() - this.#sweptAt < MINUTE) return;
    this.#sweptAt = clock.now();
    // Whoever sits at a table keeps it from growing old, and what is put away loses nothing.
    await this.#mark(tables.filter((table) => table.attended || (table.idle && table.moved(1))));
    for (const { lobby, idle } of tables)
      if (idle && clock.now() - this.#askedFor.get(lobby.code)! >= MINUTE) this.#forget(lobby.code);
    for (const status of STATUSES) await storage.deleteTables(status, clock.now() - KEPT[status]);
  }

  async #mark(tables: readonly Table[]): Promise<void> {
    if (tables.length === 0) return;
    const clocks = new Map(tables.map((table) => [table.lobby.code, table.mark()]));
    await this.#options.storage.mark(clocks, this.#options.clock.now());
  }
}

const markEvery = ({ lobby }: Table): number =>
  typeof lobby.options.pace === 'object' ? MARK_EVERY.correspondence : MARK_EVERY.live;

/** Steps that cannot be refused, because the places were counted before. */
function sure(lobby: Lobby | HouseRefusal): Lobby {
  if (isRefusal(lobby)) throw new Error(`a new table was refused: ${lobby.code}`);
  return lobby;
}
