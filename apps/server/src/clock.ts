/** The house's clock. Tests bring one that stands still until told. */
export interface Clock {
  /** Milliseconds, about those since 1970, and never backwards however the system's clock is set. */
  now(): number;
  /** Runs `then` once, `ms` from now or a little later. Gives back how to call it off. */
  setTimer(ms: number, then: () => void): () => void;
}

/** `setTimeout` fires at once for more than this; whoever set the timer finds it early and sets it again. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimer(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, Math.ceil(ms)), LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
};
