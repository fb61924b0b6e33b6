import type { Seat, Time } from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate, UnplayableReason } from '@wordhoard/protocol';
import {
  CLOSING,
  isClosing,
  levelsAt,
  lotsOf,
  type MatchHost,
  mannerAt,
  outdated,
  passMannerAt,
  promiseShuffle,
  RunningMatch,
  refuse,
  type SameDeal,
  type SealedSetup,
  type SeedSource,
  settle,
  type TableState,
  wishesAt,
} from '@wordhoard/table';
import { PoolClosedError } from '../bots/pool.ts';
import { allLines } from '../storage/all-lines.ts';
import type { KeptState } from './kept-state.ts';
import type { MatchClock } from './match-clock.ts';
import { drawLots } from './seed-source.ts';
import type { TableServices } from './services.ts';

const UNPLAYABLE: UnplayableReason = { code: 'unplayable' };

/** Seeds of a table that repeats another's deal; the nonce is its own, so that the commitment doesn't give it away. */
const sameLots = ({ seed, botSeed }: SameDeal): Partial<SeedSource> => ({ seed, botSeed, shuffle: { reused: true } });

/** The table's side of the play. */
interface PlayHost {
  tell(updates: readonly GameUpdate[]): void;
  /** The next scheduled event, or its time, may have changed. */
  changed(): void;
  /** A draft is in memory only. */
  unkept(): void;
}

/** The match at one table of this server, or the reason why it can't be played. */
export class Play {
  readonly #services: TableServices;
  readonly #kept: KeptState;
  readonly #clock: MatchClock;
  readonly #around: PlayHost;
  #running: RunningMatch | null = null;
  #outdated: UnplayableReason | null = null;

  constructor(services: TableServices, kept: KeptState, clock: MatchClock, around: PlayHost) {
    this.#services = services;
    this.#kept = kept;
    this.#clock = clock;
    this.#around = around;
  }

  get running(): RunningMatch | null {
    return this.#running;
  }
  get outdated(): UnplayableReason | null {
    return this.#outdated ?? (this.#kept.state.status === 'closed' ? UNPLAYABLE : null);
  }
  /** Does the log end with a closing line? Unknown where these rules cannot play it. */
  get closed(): boolean {
    return this.#running?.closed ?? false;
  }

  /**
   * From its beginning through its whole log. A match these rules cannot go on with stays in play and says why: another
   * server may play on with it, and so may this one after a rollback. Only `closeForGood` ends it.
   */
  async resume(): Promise<void> {
    const { beginning, options, status } = this.#kept.state;
    if (!beginning || this.#running) return;
    const ready = await this.#services.game(options.game);
    const fault = ready ? outdated(ready.game, this.#services.words, beginning) : UNPLAYABLE;
    const opened = fault || !ready ? null : RunningMatch.open(ready.game, beginning, [], this.#surroundings());
    if (!opened || 'refusal' in opened || status === 'closed' || (await opened.running.recall()) !== null) {
      this.#outdated = fault ?? UNPLAYABLE;
      return;
    }
    this.#running = opened.running;
    this.#clock.advanceTo(opened.running.match.at);
  }

  /**
   * Writes the closing line, after whatever was written last by whichever server. From then on no server plays this match
   * on, whatever rules it has, and only then may its secrets be told.
   */
  async closeForGood(command: string): Promise<void> {
    const { storage, pause } = this.#services;
    const { code } = this.#kept.state;
    for (;;) {
      const last = (await allLines(storage, code, pause)).at(-1);
      if (last && isClosing(last)) return;
      if (await storage.append(code, [{ seq: (last?.seq ?? 0) + 1, entry: CLOSING, command }])) return;
    }
  }

  /** Can salts be added to the shuffle of this table? Not where it is settled already. */
  takesSalts({ deal }: TableState): boolean {
    return !deal && this.#services.deal === null;
  }
  /** The table with a promised shuffle, if a match could start like this: there is no second promise. */
  async promise(table: TableState, awaits: readonly Seat[]): Promise<TableState | AnyRefusal> {
    const { deal, randomHex } = this.#services;
    const trial = await this.begin(table);
    if ('refusal' in trial) return trial.refusal;
    return { ...table, shuffle: promiseShuffle(drawLots(deal, randomHex), awaits) };
  }

  /** The table as it begins to play, and its match, to be used once the table is saved. */
  async begin(table: TableState): Promise<{ refusal: AnyRefusal } | { beginning: SealedSetup; running: RunningMatch }> {
    const { words, game } = this.#services;
    const ready = await game(table.options.game);
    if (!ready) return { refusal: refuse('no-such-game') };
    const beginning = settle(ready.game, words, table.options, this.#lots(table));
    const opened = RunningMatch.open(ready.game, beginning, [], this.#surroundings());
    return 'refusal' in opened ? opened : { beginning, running: opened.running };
  }
  #lots(table: TableState): SeedSource {
    const { deal, randomHex } = this.#services;
    const drawn = drawLots(deal, randomHex);
    if (table.deal) return { ...drawn, ...sameLots(table.deal) };
    return this.takesSalts(table) ? lotsOf(table.shuffle ?? promiseShuffle(drawn, []), table.options.seats) : drawn;
  }
  begun(running: RunningMatch): void {
    this.#running = running;
  }

  /**
   * Bots think in one process: of those that have the table in memory, the first by name. Should two think so of
   * themselves for a moment, one thinks in vain.
   */
  seatBots(others: Iterable<string>): void {
    const { state: table } = this.#kept;
    // Bots needn't think about questions that can no longer be answered.
    if (table.status !== 'playing') return;
    const { self } = this.#services.storage;
    const mine = self === null || [...others].every((other) => self < other);
    const levels = levelsAt(table);
    this.#running?.seat(mine ? levels : levels.map(() => null), mannerAt(table));
    const running = this.#running;
    running?.passFor(wishesAt(table, running.game), mine, passMannerAt(table));
  }

  /** Real milliseconds until something happens by itself; null if nothing does. */
  untilNext(): number | null {
    const next = this.#running?.next() ?? null;
    return next === null ? null : this.#clock.until(next);
  }
  now(): Time {
    return this.#running?.now() ?? 0;
  }

  #surroundings(): MatchHost {
    const { storage, think, botPace = 1, log, pause } = this.#services;
    const { code, options } = this.#kept.state;
    return {
      now: () => this.#clock.now(),
      log: {
        append: (lines) => storage.append(code, lines),
        linesAfter: (seq) => storage.linesAfter(code, seq),
      },
      shared: storage.self !== null,
      pause,
      think: (request) => think(request, this.#kept.state.host),
      botPace,
      tell: (updates) => this.#around.tell(updates),
      changed: () => this.#around.changed(),
      unkept: () => this.#around.unkept(),
      botFailed: (why) => {
        if (!(why instanceof PoolClosedError)) log.error({ err: why, game: options.game }, 'bot failed');
      },
    };
  }
}
