import type { ServerStorage } from '../storage/storage.ts';
import type { ServerMetrics } from './server-metrics.ts';

/** Parts of a store with operations of their own. */
const PARTS = ['notes', 'bans', 'operator'] as const;

/**
 * Wraps a store so that every operation is timed, under its name: `append`, `notes.put`. The caller gets the promise
 * of the store itself, so nothing takes longer.
 */
export function timeStorage(storage: ServerStorage, metrics: ServerMetrics): ServerStorage {
  const parts = Object.fromEntries(PARTS.map((part) => [part, timed(storage[part], metrics, `${part}.`)]));
  // The same operations, each in a function that calls it.
  return { ...timed(storage, metrics, ''), ...parts } as ServerStorage;
}

function timed<T extends object>(part: T, metrics: ServerMetrics, prefix: string): T {
  const operations = Object.entries(part).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value] as const;
    const operation = prefix + name;
    let series: ReturnType<ServerMetrics['storeOperation']> | undefined;
    const call = (...args: readonly unknown[]): unknown => {
      const since = performance.now();
      const answer: unknown = Reflect.apply(value, part, args);
      if (!(answer instanceof Promise)) return answer;
      series ??= metrics.storeOperation(operation);
      const { seconds, errors } = series;
      const observe = (): void => seconds.observe((performance.now() - since) / 1000);
      answer.then(observe, () => {
        errors.add();
        observe();
      });
      return answer;
    };
    return [name, call] as const;
  });
  // As many entries as before, under the same names and of the same types.
  return Object.fromEntries(operations) as T;
}
