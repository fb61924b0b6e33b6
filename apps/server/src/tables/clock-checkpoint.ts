import type { Time } from '@wordhoard/kernel';
import type { Clock } from '../clock.ts';
import { type Checkpoint, LEASE_MS } from '../storage/storage.ts';
import type { MatchClock } from './match-clock.ts';

/** Match time now, according to a checkpoint: it may have run on since then. */
export const matchTimeAfter = ({ at, since }: Checkpoint, clock: Clock): Time =>
  at + (since === null ? 0 : Math.max(0, Math.floor(clock.now() - since)));

/** The checkpoint of a table besides its log: its match time, and when people were last there. */
export class ClockCheckpoint {
  readonly #clock: Clock;
  readonly #matchClock: MatchClock;
  #savedTime: Time;
  #touched: number;
  #savedTouch: number;

  constructor(clock: Clock, matchClock: MatchClock, { at, touched }: Checkpoint) {
    this.#clock = clock;
    this.#matchClock = matchClock;
    this.#savedTime = at;
    this.#touched = touched;
    this.#savedTouch = touched;
  }

  /** Notes that a person did something. */
  touch(): void {
    this.#touched = this.#clock.now();
  }
  /** True if people did something since the last checkpoint, or match time has moved by `atLeast`. */
  isDue(atLeast: number): boolean {
    return this.#touched > this.#savedTouch || this.#matchClock.now() - this.#savedTime >= atLeast;
  }
  /**
   * @param runs true if match time runs on by itself
   * @param wait milliseconds until the next scheduled event, for a table that is unloaded. While a table is in memory no other process needs to load it; if this process dies, another soon does.
   */
  take(runs: boolean, wait: number | null = LEASE_MS): Checkpoint {
    const now = this.#clock.now();
    this.#savedTime = this.#matchClock.now();
    this.#savedTouch = this.#touched;
    const next = runs && wait !== null ? Math.ceil(now + wait) : null;
    return { at: this.#savedTime, since: runs ? now : null, next, touched: this.#touched };
  }
}
