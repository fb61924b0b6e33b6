export interface TimedValue<T> {
  readonly ms: number;
  readonly value: T;
}

/** Measures wall time in ms. */
export function measureTime<T>(act: () => T): TimedValue<T> {
  const start = performance.now();
  const value = act();
  return { ms: performance.now() - start, value };
}

/** Measures the best of three runs, because a busy machine may interrupt one of them. */
export function measureBestTime<T>(act: () => T): TimedValue<T> {
  const tries = [measureTime(act), measureTime(act), measureTime(act)];
  return tries.reduce((best, one) => (one.ms < best.ms ? one : best));
}

/** Measures this thread's CPU time in ms, which doesn't include waiting on a busy machine. */
export function measureCpuTime<T>(act: () => T): TimedValue<T> {
  const start = process.threadCpuUsage();
  const value = act();
  const { user, system } = process.threadCpuUsage(start);
  return { ms: (user + system) / 1000, value };
}
