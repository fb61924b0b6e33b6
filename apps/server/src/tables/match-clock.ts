import type { Time } from '@wordhoard/kernel';
import { awakeTime, type Clock } from '../clock.ts';

/** Match time. It runs only while a player is there, and stands still while no server runs or this one is suspended. */
export class MatchClock {
  readonly #clock: Clock;
  #startedAt: Time;
  #since: number | null = null;

  constructor(clock: Clock, at: Time) {
    this.#clock = clock;
    this.#startedAt = at;
  }

  get isRunning(): boolean {
    return this.#since !== null;
  }
  now(): Time {
    return this.#since === null ? this.#startedAt : this.#startedAt + Math.floor(awakeTime(this.#clock) - this.#since);
  }
  start(): void {
    this.#since ??= awakeTime(this.#clock);
  }
  stop(): void {
    this.#startedAt = this.now();
    this.#since = null;
  }
  /** Moves match time forward to what another process has reported. */
  advanceTo(time: Time): void {
    this.#startedAt += Math.max(0, time - this.now());
  }
  /** Real milliseconds until match time is `time`; null while it stands still. */
  msUntil(time: Time): number | null {
    return this.#since === null ? null : this.#since + (time - this.#startedAt) - awakeTime(this.#clock);
  }
}
