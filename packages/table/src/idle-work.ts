/** Runs work that can wait, step by step, and gives way to everything else in between. */
export class IdleWork {
  readonly #later: (act: () => void) => void;
  #work: Iterator<void> | null = null;
  #isArmed = false;

  /** @param later calls back after everything that is due now */
  constructor(later: (act: () => void) => void) {
    this.#later = later;
  }

  /** Starts this work and drops the work that was under way. */
  start(work: Iterable<void>): void {
    this.#work = work[Symbol.iterator]();
    this.#arm();
  }

  #arm(): void {
    if (this.#isArmed) return;
    this.#isArmed = true;
    this.#later(() => {
      this.#isArmed = false;
      if (this.#work?.next().done === false) this.#arm();
      else this.#work = null;
    });
  }
}
