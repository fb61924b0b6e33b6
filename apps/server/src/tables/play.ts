import type { Time } from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate, Outdated } from '@wordhoard/protocol';
import {
  type Lots,
  levelsAt,
  mannerAt,
  mayStart,
  outdated,
  RunningMatch,
  refuse,
  type SealedSetup,
  type Surroundings,
  settle,
  type TableState,
  wishesAt,
} from '@wordhoard/table';
import { Closing } from '../bots/pool.ts';
import type { KeptState } from './kept-state.ts';
import { drawLots } from './lots.ts';
import type { MatchClock } from './match-clock.ts';
import type { TableServices } from './services.ts';

const UNPLAYABLE: Outdated = { code: 'unplayable' };

/** Of a table whose deal is another's; the nonce is its own, so that nobody can tell by the commitment. */
const sameLots = ({ deal }: TableState): Partial<Lots> => (deal ? { seed: deal.seed, botSeed: deal.botSeed } : {});

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
    return this.#outdated;
  }
  /** The table, as it is to whoever comes: in play elsewhere, it is closed where it cannot be played. */
  get table(): TableState {
    const { state } = this.#kept;
    return this.#outdated && state.status === 'playing' ? { ...state, status: 'closed' } : state;
  }

  /**
   * From its beginning through its whole log. What cannot be played on here stays as it is, and says why; nothing is
   * written of that: whoever goes back to the rules it began with plays on.
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

  /** What a table is that begins to play now, at the word of this guest; and the match, for when it has been saved. */
  async begin(
    table: TableState,
    who: string,
  ): Promise<{ refusal: AnyRefusal } | { beginning: SealedSetup; running: RunningMatch }> {
    const { words, deal, game } = this.#services;
    const fault = mayStart(table, who);
    if (fault) return { refusal: fault };
    const ready = await game(table.options.game);
    if (!ready) return { refusal: refuse('no-such-game') };
    const beginning = settle(ready.game, words, table.options, { ...drawLots(deal), ...sameLots(table) });
    const opened = RunningMatch.open(ready.game, beginning, [], this.#surroundings());
    return 'refusal' in opened ? opened : { beginning, running: opened.running };
  }
  begun(running: RunningMatch): void {
    this.#running = running;
  }

  /**
   * Bots think in one process: of those that have the table in memory, the first by name. Should two think so of
   * themselves for a moment, one thinks in vain.
   */
  seatBots(others: Iterable<string>): void {
    const { table } = this;
    // Nobody need think about what can no longer be answered.
    if (table.status !== 'playing') return;
    const { self } = this.#services.storage;
    const mine = self === null || [...others].every((other) => self < other);
    const levels = levelsAt(table);
    this.#running?.seat(mine ? levels : levels.map(() => null), mannerAt(table));
    this.#running?.passFor(wishesAt(table), mine);
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
    const { storage, think, log, pause } = this.#services;
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
      tell: (updates) => this.#around.tell(updates),
      changed: () => this.#around.changed(),
      unkept: () => this.#around.unkept(),
      botFailed: (why) => {
        if (!(why instanceof Closing)) log.error({ err: why, game: options.game }, 'a bot failed');
      },
    };
  }
}
