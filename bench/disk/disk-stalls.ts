/** The slow disk: in every second there is a span in which a commit doesn't return. */
export const STALL_MS = 200;
export const EVERY_MS = 1000;

export interface DiskStalls {
  /** Its first number is 1 while the disk is slow. */
  readonly gate: Int32Array;
  /** End of the current stall, by `performance.now()`. */
  until: number;
}

/** Starts stalls that continue for the life of the process. */
export function startStalls(): DiskStalls {
  const it: DiskStalls = { gate: new Int32Array(new SharedArrayBuffer(4)), until: 0 };
  setInterval(() => {
    it.until = performance.now() + STALL_MS;
    Atomics.store(it.gate, 0, 1);
    setTimeout(() => {
      Atomics.store(it.gate, 0, 0);
      Atomics.notify(it.gate, 0);
    }, STALL_MS);
  }, EVERY_MS);
  return it;
}
