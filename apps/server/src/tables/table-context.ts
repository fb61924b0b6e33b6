import { isSame, type Time } from '@wordhoard/kernel';
import type { AnyRefusal, ServerRefusal, TableStatus, UnplayableReason } from '@wordhoard/protocol';
import {
  closeMatch,
  isRefusal,
  type MatchHost,
  type RunningMatch,
  refuse,
  SerialQueue,
  type TableState,
  withConfig,
} from '@wordhoard/table';
import { StoreUnavailable } from '../storage/outage.ts';
import type { StoredTable } from '../storage/storage.ts';
import { Absence } from './absence.ts';
import { Attendance } from './attendance.ts';
import { ClockCheckpoint, matchTimeAfter } from './clock-checkpoint.ts';
import { MatchClock } from './match-clock.ts';
import { closeLog, type MatchCallbacks, matchHost, openMatch, UNPLAYABLE } from './open-match.ts';
import type { TableServices } from './services.ts';
import { type StateChange, StoredState } from './stored-state.ts';

export interface ContextCallbacks extends MatchCallbacks {
  /** The stored state has changed. */
  stateChanged(): void;
  /** Another process has changed the stored state. */
  stateReplaced(): Promise<void>;
}

/** The data of one live table, shared by the classes that handle its clients, its commands and its timers. */
export class TableContext {
  readonly services: TableServices;
  readonly stored: StoredState;
  readonly clock: MatchClock;
  readonly checkpoint: ClockCheckpoint;
  readonly connections: Attendance = new Attendance();
  readonly absence: Absence = new Absence();
  readonly queue: SerialQueue = new SerialQueue();
  readonly #callbacks: ContextCallbacks;
  #running: RunningMatch | null = null;
  #unplayable: UnplayableReason | null = null;

  constructor(services: TableServices, stored: StoredTable, callbacks: ContextCallbacks) {
    const { clock, storage } = services;
    this.services = services;
    this.#callbacks = callbacks;
    this.stored = new StoredState(storage, clock, stored, {
      checkpointRead: (mark) => this.clock.advanceTo(matchTimeAfter(mark, clock)),
      stateReplaced: () => callbacks.stateReplaced(),
      statusSaved: (before, state) => this.#countMatch(before, state),
    });
    this.clock = new MatchClock(clock, matchTimeAfter(stored.checkpoint, clock));
    this.checkpoint = new ClockCheckpoint(clock, this.clock, stored.checkpoint);
  }

  get state(): TableState {
    return this.stored.state;
  }
  #countMatch(before: TableStatus, { status, options: { game } }: TableState): void {
    const { counts } = this.services;
    if (status === 'playing') counts?.matchStarted(game);
    else if (before === 'playing') counts?.matchFinished(game, status);
  }
  /** The match; null before it starts, and if this server can't play it. */
  get running(): RunningMatch | null {
    return this.#running;
  }
  /** Why this server can't play the match; null if it can. */
  get unplayable(): UnplayableReason | null {
    return this.#unplayable ?? (this.state.status === 'closed' ? UNPLAYABLE : null);
  }
  get isCorrespondence(): boolean {
    return typeof this.state.options.pace === 'object';
  }
  now(): Time {
    return this.#running?.now() ?? 0;
  }
  /** Real milliseconds until the next scheduled event of the match; null if there is none. */
  untilNext(): number | null {
    const next = this.#running?.nextWake() ?? null;
    return next === null ? null : this.clock.msUntil(next);
  }

  matchHost(): MatchHost {
    return matchHost(this.services, this.clock, () => this.state, this.#callbacks);
  }
  /** Replays the match from its log, if it has started and isn't open yet. */
  async openMatch(): Promise<void> {
    const { beginning } = this.state;
    if (!beginning || this.#running) return;
    const opened = await openMatch(this.services, { ...this.state, beginning }, this.matchHost());
    if ('unplayable' in opened) this.#unplayable = opened.unplayable;
    else {
      this.#running = opened.running;
      this.clock.advanceTo(opened.running.match.at);
    }
  }
  /** Takes over a match that has just started. */
  useMatch(running: RunningMatch): void {
    this.#running = running;
  }

  /** Stores a change of everything but the match. */
  async change(make: StateChange): Promise<AnyRefusal | null> {
    if (this.unplayable) return refuse('not-started');
    // The change may end the match, and nothing is logged after the end: drafts must be stored before.
    await this.#running?.flushDrafts();
    return this.#save(make);
  }
  async #save(make: StateChange): Promise<AnyRefusal | null> {
    const refusal = await this.stored.change(make);
    if (!refusal) this.#callbacks.stateChanged();
    return refusal;
  }

  /**
   * Closes a match that this server can't continue. Only its players may do that, and only while no other process plays
   * it.
   */
  async closeForGood(who: string, command: string): Promise<AnyRefusal | null> {
    const trial = closeMatch(this.state, who);
    if (isRefusal(trial)) return trial;
    if (this.connections.isPlayedElsewhere) return refuse('played-elsewhere');
    await closeLog(this.services, this.state.code, command);
    await this.#saveClosed();
    return null;
  }

  /** Copies what the log decided into the stored state: amended options, the result, or that the match was closed. */
  async saveOutcome(): Promise<void> {
    if (this.state.status !== 'playing') return;
    if (this.#running?.isClosed) return this.#saveClosed();
    await this.#saveConfig();
    const over = this.#running?.match.over;
    if (!over) return;
    await this.change((table) =>
      table.status === 'playing' ? { ...table, status: 'over', result: over } : refuse('not-started'),
    );
  }
  async #saveClosed(): Promise<void> {
    await this.#save((table) => (table.status === 'playing' ? { ...table, status: 'closed' } : refuse('not-started')));
  }
  async #saveConfig(): Promise<void> {
    const config = this.#running?.amendedConfig;
    if (!config || isSame(this.state.options.config, config)) return;
    // Another server may have saved it meanwhile.
    await this.change((table) =>
      isSame(table.options.config, config) ? refuse('already-started') : withConfig(table, config),
    );
  }

  /** Logs an error and returns the refusal that the client is sent. */
  reportError(error: unknown): ServerRefusal {
    this.services.log.error({ err: error }, 'table failed');
    return refuse(error instanceof StoreUnavailable ? 'cannot-save' : 'fault');
  }
}
