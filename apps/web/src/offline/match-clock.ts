import type { Time } from '@wordhoard/kernel';

/** Match time of a table on this device: it can be paused, and goes on where it stopped. */
export class MatchClock {
  readonly #machine: () => number;
  /** Match time less the machine's clock. */
  #offset = 0;
  /** Match time at which it was paused. */
  #pausedAt: Time | null = null;

  /** @param machine milliseconds that never run backwards. */
  constructor(machine: () => number) {
    this.#machine = machine;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== null;
  }

  now(): Time {
    return this.#pausedAt ?? Math.round(this.#machine() + this.#offset);
  }

  set(time: Time): void {
    this.#offset = time - this.#machine();
  }

  pause(): void {
    this.#pausedAt = this.now();
  }

  resume(): void {
    if (this.#pausedAt === null) return;
    this.set(this.#pausedAt);
    this.#pausedAt = null;
  }

  /** Lets no match time pass until this is done. */
  async standStillFor(work: Promise<unknown>): Promise<void> {
    const since = this.#machine();
    await work;
    this.#offset -= this.#machine() - since;
  }
}
