/** The server's clock. Tests bring one that stands still until told. */
export interface Clock {
  /** Milliseconds since 1970, approximately. Never goes back, however the system's clock is set. */
  now(): number;
  /** Runs `then` once, `ms` from now or a little later. Returns a function that cancels it. */
  setTimer(ms: number, then: () => void): () => void;
  /** Total milliseconds for which the process was suspended or its machine slept. Missing means never. */
  stalledMs?(): number;
}

/** Time without the spans in which the process was suspended. */
export function awakeTime(clock: Clock): number {
  // Read this first: the call may be what notices the suspension.
  const stalledMs = clock.stalledMs?.() ?? 0;
  return clock.now() - stalledMs;
}

/** The event loop turns more often than this even under load, so a longer gap means that the process was suspended. */
const STALL_MS = 2000;
const CHECK_EVERY_MS = 250;

/** Measures how long the process was suspended, by reading the time at short intervals. */
export class StallWatch {
  readonly #now: () => number;
  #last: number;
  #stalledMs = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#last = now();
  }
  measure(): number {
    const now = this.#now();
    if (now - this.#last > STALL_MS) this.#stalledMs += now - this.#last;
    this.#last = now;
    return this.#stalledMs;
  }
}

let watch: StallWatch | null = null;
function systemStallWatch(): StallWatch {
  if (watch) return watch;
  const made = new StallWatch(() => performance.now());
  setInterval(() => made.measure(), CHECK_EVERY_MS).unref();
  watch = made;
  return made;
}

/** `setTimeout` fires at once beyond this; code that set the timer finds it early and sets it again. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimer(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, Math.ceil(ms)), LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
  stalledMs: () => systemStallWatch().measure(),
};
