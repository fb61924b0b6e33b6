/** The server's clock. Tests bring one that stands still until told. */
export interface Clock {
  /** Milliseconds, about those since 1970, and never backwards however the system's clock is set. */
  now(): number;
  /** Runs `then` once, `ms` from now or a little later. Gives back how to call it off. */
  setTimer(ms: number, then: () => void): () => void;
  /** For how long, in ms so far, the whole process stood still: it was stopped, or its machine slept. Missing: never. */
  stalledMs?(): number;
}

/** Time during which the process was awake, without spans in which it stood still and could do nothing. */
export function awakeTime(clock: Clock): number {
  // First: this may be when it is noticed that time has passed.
  const stalledMs = clock.stalledMs?.() ?? 0;
  return clock.now() - stalledMs;
}

/** The loop comes round within this however busy it is; a process for which it does not was stopped. */
const STALL_MS = 2000;
const CHECK_EVERY_MS = 250;

/** Notices that the process stood still, by looking at the time more often than it could be kept from it. */
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
