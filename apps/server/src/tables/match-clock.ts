import type { Time } from '@wordhoard/kernel';
import { awakeTime, type Clock } from '../clock.ts';

/** Match time: runs only while a player is there, and stands still while no server runs or this one is stopped. */
export class MatchClock {
  readonly #clock: Clock;
  #stoodAt: Time;
  #since: number | null = null;

  constructor(clock: Clock, at: Time) {
    this.#clock = clock;
    this.#stoodAt = at;
  }

  get running(): boolean {
    return this.#since !== null;
  }
  now(): Time {
    return this.#since === null ? this.#stoodAt : this.#stoodAt + Math.floor(awakeTime(this.#clock) - this.#since);
  }
  run(): void {
    this.#since ??= awakeTime(this.#clock);
  }
  stop(): void {
    this.#stoodAt = this.now();
    this.#since = null;
  }
  /** It is at least this late: others have said so. */
  advanceTo(time: Time): void {
    this.#stoodAt += Math.max(0, time - this.now());
  }
  /** Real milliseconds from now until it is this late; null while it stands. */
  until(time: Time): number | null {
    return this.#since === null ? null : this.#since + (time - this.#stoodAt) - awakeTime(this.#clock);
  }
}
