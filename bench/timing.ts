export interface TimedValue<T> {
  readonly ms: number;
  readonly value: T;
}

/** Milliseconds by the clock. */
export function measureTime<T>(act: () => T): TimedValue<T> {
  const start = performance.now();
  const value = act();
  return { ms: performance.now() - start, value };
}

/** The quickest of three: a busy machine takes a process off its core for longer than such work takes. */
export function measureBestTime<T>(act: () => T): TimedValue<T> {
  const tries = [measureTime(act), measureTime(act), measureTime(act)];
  return tries.reduce((best, one) => (one.ms < best.ms ? one : best));
}

/** Milliseconds this thread has worked. On a busy machine everything takes longer by the clock, and that is noise. */
export function measureCpuTime<T>(act: () => T): TimedValue<T> {
  const start = process.threadCpuUsage();
  const value = act();
  const { user, system } = process.threadCpuUsage(start);
  return { ms: (user + system) / 1000, value };
}
