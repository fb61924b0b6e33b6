import type { Time } from '@wordhoard/kernel';
import type { Clock } from '../clock.ts';
import { LEASE_MS, type Mark } from '../storage/storage.ts';
import type { MatchClock } from './match-clock.ts';

/** Match time by what was last remembered of it: it may have run on since then. */
export const timeBy = ({ at, since }: Mark, clock: Clock): Time =>
  at + (since === null ? 0 : Math.max(0, Math.floor(clock.now() - since)));

/** What is to be remembered of a table besides what happens there: how late it is, and when people were last there. */
export class Marking {
  readonly #clock: Clock;
  readonly #matchClock: MatchClock;
  #marked: Time;
  #touched: number;
  #touchMarked: number;

  constructor(clock: Clock, matchClock: MatchClock, { at, touched }: Mark) {
    this.#clock = clock;
    this.#matchClock = matchClock;
    this.#marked = at;
    this.#touched = touched;
    this.#touchMarked = touched;
  }

  /** People have done something. */
  touch(): void {
    this.#touched = this.#clock.now();
  }
  /** Is there something to be remembered, or has match time moved this far since? */
  moved(atLeast: number): boolean {
    return this.#touched > this.#touchMarked || this.#matchClock.now() - this.#marked >= atLeast;
  }
  /**
   * @param runs does match time run on by itself?
   * @param wait how long until something happens, for a table that is put away. While it is in memory nobody else need
   * take it up; if it is lost, soon.
   */
  take(runs: boolean, wait: number | null = LEASE_MS): Mark {
    const now = this.#clock.now();
    this.#marked = this.#matchClock.now();
    this.#touchMarked = this.#touched;
    const next = runs && wait !== null ? Math.ceil(now + wait) : null;
    return { at: this.#marked, since: runs ? now : null, next, touched: this.#touched };
  }
}
