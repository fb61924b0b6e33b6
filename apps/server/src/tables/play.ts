import type { Seat, Time } from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate, Outdated } from '@wordhoard/protocol';
import {
  CLOSING,
  isClosing,
  type Lots,
  levelsAt,
  lotsOf,
  mannerAt,
  outdated,
  passMannerAt,
  promiseShuffle,
  RunningMatch,
  refuse,
  type SameDeal,
  type SealedSetup,
  type Surroundings,
  settle,
  type TableState,
  wishesAt,
} from '@wordhoard/table';
import { Closing } from '../bots/pool.ts';
import { allLines } from '../storage/all-lines.ts';
import type { KeptState } from './kept-state.ts';
import { drawLots } from './lots.ts';
import type { MatchClock } from './match-clock.ts';
import type { TableServices } from './services.ts';

const UNPLAYABLE: Outdated = { code: 'unplayable' };

/** Of a table whose deal is another's; the nonce is its own, so that nobody can tell by the commitment. */
const sameLots = ({ seed, botSeed }: SameDeal): Partial<Lots> => ({ seed, botSeed, shuffle: { reused: true } });

/** What the play has of its table. */
interface Around {
  tell(updates: readonly GameUpdate[]): void;
  /** What happens next by itself, and when, may have changed. */
  changed(): void;
  /** What somebody has typed is in memory only. */
  unkept(): void;
}

/** What is played at one table of this server, or why it cannot be. */
export class Play {
  readonly #services: TableServices;
  readonly #kept: KeptState;
  readonly #clock: MatchClock;
  readonly #around: Around;
  #running: RunningMatch | null = null;
  #outdated: Outdated | null = null;

  constructor(services: TableServices, kept: KeptState, clock: MatchClock, around: Around) {
    this.#services = services;
    this.#kept = kept;
    this.#clock = clock;
    this.#around = around;
  }

  get running(): RunningMatch | null {
    return this.#running;
  }
  get outdated(): Outdated | null {
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

  /** What a table is that begins to play now; and the match, for when it has been saved. */
  async begin(table: TableState): Promise<{ refusal: AnyRefusal } | { beginning: SealedSetup; running: RunningMatch }> {
    const { words, game } = this.#services;
    const ready = await game(table.options.game);
    if (!ready) return { refusal: refuse('no-such-game') };
    const beginning = settle(ready.game, words, table.options, this.#lots(table));
    const opened = RunningMatch.open(ready.game, beginning, [], this.#surroundings());
    return 'refusal' in opened ? opened : { beginning, running: opened.running };
  }
  #lots(table: TableState): Lots {
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
    // Nobody need think about what can no longer be answered.
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

  #surroundings(): Surroundings {
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
        if (!(why instanceof Closing)) log.error({ err: why, game: options.game }, 'a bot failed');
      },
    };
  }
}
