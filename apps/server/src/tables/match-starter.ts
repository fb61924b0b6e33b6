import type { Seat } from '@wordhoard/kernel';
import type { AnyRefusal, Command, ServerRefusal } from '@wordhoard/protocol';
import {
  addSalt,
  hasAllSalts,
  makeSetup,
  promiseShuffle,
  RunningMatch,
  refuse,
  type SameDeal,
  type SealedSetup,
  type SeedSource,
  seedsOf,
  startFault,
  type TableState,
} from '@wordhoard/table';
import { SaltWindow } from './salt-window.ts';
import { drawSeeds } from './seed-source.ts';
import type { TableContext } from './table-context.ts';

/** A match ready to be played once its table is saved. */
interface PreparedMatch {
  readonly beginning: SealedSetup;
  readonly running: RunningMatch;
}

/** Seeds of a table that repeats another's deal; the nonce is its own, so that the commitment doesn't give it away. */
const seedsOfDeal = ({ seed, botSeed }: SameDeal): Partial<SeedSource> => ({
  seed,
  botSeed,
  shuffle: { reused: true },
});

/** Refuses if the promised shuffle is gone: another process has started the match. */
const shuffleFault = ({ shuffle }: TableState): ServerRefusal | undefined =>
  shuffle ? undefined : refuse('already-started');

/** Starts the match of a table, after its players' clients have added salts to the shuffle or had time to. */
export class MatchStarter {
  readonly #table: TableContext;
  readonly #salts: SaltWindow;
  readonly #started: (running: RunningMatch) => Promise<void>;

  /** @param started is called once a new match is stored */
  constructor(table: TableContext, started: (running: RunningMatch) => Promise<void>) {
    this.#table = table;
    this.#started = started;
    this.#salts = new SaltWindow(table.services.clock);
  }

  /**
   * Starts the match on the host's command, or promises a shuffle and waits for salts.
   *
   * @param bringsSalts true if the host's client, which may not be connected yet, will add a salt
   */
  async start(who: string, bringsSalts: boolean): Promise<AnyRefusal | null> {
    const { state, services } = this.#table;
    const refusal = services.newMatchRefusal?.();
    if (refusal) return refusal;
    const awaited = (table: TableState): Seat[] => this.#awaitedSeats(table, bringsSalts ? who : null);
    const fault = (table: TableState): ServerRefusal | undefined => startFault(table, who);
    if (awaited(state).length === 0 || !this.#takesSalts(state)) return this.#begin(fault);
    return this.#table.change(async (table) => fault(table) ?? this.#promise(table, awaited(table)));
  }

  async addSalt(who: string, command: Extract<Command, { type: 'salt' }>): Promise<AnyRefusal | null> {
    const refusal = await this.#table.change((table) => addSalt(table, who, command));
    const { shuffle } = this.#table.state;
    if (!refusal && shuffle && hasAllSalts(shuffle)) await this.#begin(shuffleFault);
    return refusal;
  }

  /** Real milliseconds until the match starts with the salts it has; null if it isn't about to start. */
  untilStart(): number | null {
    const { state, connections } = this.#table;
    const { shuffle, places } = state;
    const isAttended = shuffle?.awaits.some((seat) => connections.isConnected(places[seat]?.who ?? '')) ?? false;
    return this.#salts.msLeft(shuffle, isAttended);
  }
  async startIfDue(): Promise<void> {
    if (this.untilStart() === 0) await this.#begin(shuffleFault);
  }

  /** Seats for which a connected client, or that of the guest who is about to connect, adds a salt. */
  #awaitedSeats({ places }: TableState, coming: string | null): Seat[] {
    const adds = (who: string): boolean => who === coming || this.#table.connections.addsSalt(who);
    return places.flatMap((place, seat) => (place?.who && adds(place.who) ? [seat] : []));
  }
  /** The text that fixes the seeds of this table; null for random ones. */
  #fixedDeal(): string | null {
    const { state, services } = this.#table;
    return services.dealOf?.(state.code) ?? services.deal;
  }
  /** False if the seeds are fixed already. */
  #takesSalts({ deal }: TableState): boolean {
    return !deal && this.#fixedDeal() === null;
  }

  /** Promises a shuffle only if the match could start like this, because it can't be promised a second time. */
  async #promise(table: TableState, awaits: readonly Seat[]): Promise<TableState | AnyRefusal> {
    const { randomHex } = this.#table.services;
    const trial = await this.#prepare(table);
    if ('refusal' in trial) return trial.refusal;
    return { ...table, shuffle: promiseShuffle(drawSeeds(this.#fixedDeal(), randomHex), awaits) };
  }

  async #begin(fault: (table: TableState) => ServerRefusal | undefined): Promise<AnyRefusal | null> {
    let running: RunningMatch | null = null;
    const refusal = await this.#table.change(async (table) => {
      const refused = fault(table);
      if (refused) return refused;
      const prepared = await this.#prepare(table);
      if ('refusal' in prepared) return prepared.refusal;
      running = prepared.running;
      const { shuffle: _, ...rest } = table;
      return { ...rest, status: 'playing', beginning: prepared.beginning };
    });
    // A match that could start when its shuffle was promised may be unable to now, for example under new rules.
    if (refusal && this.#table.state.shuffle) await this.#table.change(({ shuffle: _, ...rest }) => rest);
    if (refusal || !running) return refusal;
    await this.#started(running);
    return null;
  }

  async #prepare(table: TableState): Promise<PreparedMatch | { readonly refusal: AnyRefusal }> {
    const { words, findGame } = this.#table.services;
    const ready = await findGame(table.options.game);
    if (!ready) return { refusal: refuse('no-such-game') };
    const beginning = makeSetup(ready.game, words, table.options, this.#seeds(table));
    const opened = RunningMatch.open(ready.game, beginning, [], this.#table.matchHost());
    return 'refusal' in opened ? opened : { beginning, running: opened.running };
  }
  #seeds(table: TableState): SeedSource {
    const drawn = drawSeeds(this.#fixedDeal(), this.#table.services.randomHex);
    if (table.deal) return { ...drawn, ...seedsOfDeal(table.deal) };
    return this.#takesSalts(table) ? seedsOf(table.shuffle ?? promiseShuffle(drawn, []), table.options.seats) : drawn;
  }
}
