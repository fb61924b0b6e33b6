import type {
  Ghost,
  HistoryTable,
  MyTable,
  PublicGame,
  Rematch,
  ServerRefusal,
  TableListing,
  WatchableListing,
} from '@wordhoard/protocol';
import { chaptersOf, lastChapterPlayed } from '@wordhoard/review';
import { peopleAt, refuse, type TableState } from '@wordhoard/table';
import { isWatchable, myTable, publicListing, watchableListing } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { publicGame, publicTable } from './public-games.ts';
import type { TableCreator, TableServices } from './services.ts';

const MAX_LISTED = 50;
/** A table of another process is in use if it was touched this recently; that process touches it regularly. */
const IN_USE_MS = 120_000;

/** How the lists get at tables. */
interface TableAccess {
  /** All tables in the memory of this process. */
  loadedTables(): Promise<LiveTable[]>;
  isLoaded(code: string): boolean;
  /** A table's state, without loading the table. */
  findState(code: string): Promise<TableState | undefined>;
  /** Finds a table for optional details: undefined if there is no room for it, or it is damaged. */
  findIfRoom(code: string, address: string): Promise<LiveTable | undefined>;
}

/** Lists of tables for guests: public ones, their own, rematches and finished games. */
export class TableLists {
  readonly #services: Pick<TableServices, 'storage' | 'clock' | 'pause'>;
  readonly #access: TableAccess;

  constructor(services: Pick<TableServices, 'storage' | 'clock' | 'pause'>, access: TableAccess) {
    this.#services = services;
    this.#access = access;
  }

  /** The public game of a link, if all its players made it public. */
  publicGame(id: string): Promise<PublicGame | ServerRefusal> {
    return publicGame(this.#lookup(), id);
  }
  /** The table of a public game; undefined if it isn't shown. */
  async publicTable(id: string): Promise<TableState | undefined> {
    const table = await publicTable(this.#lookup(), id);
    return 'host' in table ? table : undefined;
  }
  #lookup(): Parameters<typeof publicGame>[0] {
    const { storage, pause } = this.#services;
    return { storage, pause, findState: (code) => this.#access.findState(code) };
  }

  /** The events of the first match of a repeated deal, as far as this guest has got in the second. */
  async ghost(table: LiveTable, { who, address }: TableCreator): Promise<Ghost | ServerRefusal> {
    const { deal } = table.state;
    if (!deal || table.state.places[deal.seat]?.who !== who) return refuse('no-such-table');
    const first = await this.#access.findIfRoom(deal.of, address);
    if (first?.state.status !== 'over') return refuse('no-such-table');
    const { seat } = deal;
    const isOver = table.state.status === 'over';
    const upTo = isOver ? Number.POSITIVE_INFINITY : lastChapterPlayed(chaptersOf(table.publicEvents, seat), seat);
    const events = chaptersOf(first.publicEvents, seat).flatMap((it) => (it.number <= upTo ? it.events : []));
    return { name: first.state.places[seat]?.name ?? '', seat, events };
  }

  /** Public tables with a free seat that are in use. */
  async listings(): Promise<TableListing[]> {
    const { storage, clock } = this.#services;
    const here = (await this.#access.loadedTables()).filter((table) => table.isAttended).map(({ state }) => state);
    // A table that isn't in memory here can be in use only in another process.
    const elsewhere =
      storage.self === null ? [] : await storage.publicTables('waiting', clock.now() - IN_USE_MS, MAX_LISTED);
    return [...here.reverse(), ...elsewhere.filter(({ code }) => !this.#access.isLoaded(code))]
      .filter(({ options, status }) => options.visibility === 'public' && status === 'waiting')
      .filter(({ places }) => places.includes(null))
      .slice(0, MAX_LISTED)
      .map(publicListing);
  }

  /** Public matches in play, which anyone may watch. */
  async watchable(): Promise<WatchableListing[]> {
    const { storage, clock } = this.#services;
    const here = (await this.#access.loadedTables()).filter((table) => table.isAttended && isWatchable(table.state));
    const elsewhere =
      storage.self === null ? [] : await storage.publicTables('playing', clock.now() - IN_USE_MS, MAX_LISTED);
    return [
      ...here.reverse().map((table) => watchableListing(table.state, table.now())),
      ...elsewhere
        .filter((state) => !this.#access.isLoaded(state.code) && isWatchable(state))
        .map((state) => watchableListing(state, null)),
    ].slice(0, MAX_LISTED);
  }

  /** Rematches of these tables that have started or wait, and where this guest has a seat. */
  async rematches(who: string, codes: readonly string[]): Promise<Rematch[]> {
    const found = await Promise.all(
      codes.map(async (of): Promise<Rematch[]> => {
        const before = await this.#access.findState(of);
        if (!before?.rematch || !peopleAt(before).has(who)) return [];
        const next = await this.#access.findState(before.rematch);
        const goesOn = next?.status === 'waiting' || next?.status === 'playing';
        if (!goesOn || !peopleAt(next).has(who)) return [];
        return [{ of: before.code, code: next.code, game: next.options.game }];
      }),
    );
    return found.flat();
  }

  /** Those of the codes whose tables seat this guest. Reads only the list of the guest's own tables. */
  async filterOwn(who: string, codes: readonly string[]): Promise<string[]> {
    const own = new Set(await this.#services.storage.tablesOf(who));
    return codes.filter((code) => own.has(code));
  }

  /** List entries for those of the tables where this guest has a seat. */
  async myTables(who: string, address: string, codes: readonly string[]): Promise<MyTable[]> {
    const found = await Promise.all(
      codes.map(async (code): Promise<MyTable[]> => {
        const state = await this.#access.findState(code);
        if (!state || !peopleAt(state).has(who)) return [];
        const live = state.status === 'playing' ? await this.#access.findIfRoom(code, address) : undefined;
        return [myTable(state, who, live?.turnOf(who) ?? null)];
      }),
    );
    return found.flat();
  }

  /** All tables where this guest has a seat, for a newly linked device. */
  async historyOf(who: string): Promise<HistoryTable[]> {
    const codes = await this.#services.storage.tablesOf(who);
    const found = await Promise.all(codes.map((code) => this.#access.findState(code)));
    return found.flatMap((state) =>
      state && peopleAt(state).has(who) ? [{ code: state.code, game: state.options.game, status: state.status }] : [],
    );
  }
}
