/** Does what nobody waits for, step by step; whatever else there is to do comes in between. */
export class Leisure {
  readonly #later: (act: () => void) => void;
  #work: Iterator<void> | null = null;
  #isArmed = false;

  /** @param later calls back after everything that is due now */
  constructor(later: (act: () => void) => void) {
    this.#later = later;
  }

  /** From now on this, and not what was under way. */
  spend(work: Iterable<void>): void {
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
