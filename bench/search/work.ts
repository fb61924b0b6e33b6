/** How many units of work to do, and how. */
export interface WorkOptions<T> {
  readonly count: number;
  /** Units that are done at the same time. */
  readonly threads: number;
  run(unit: number): Promise<T>;
  /** True if no further unit may begin. */
  isOver(): boolean;
  onDone?(done: number): void;
}

/**
 * Does units of work in their order, several at a time. The results are in the same order, whatever the number of
 * threads; if time runs out, the units that have begun are finished and the others left out.
 */
export async function doWork<T>({ count, threads, run, isOver, onDone }: WorkOptions<T>): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  let done = 0;
  async function work(): Promise<void> {
    while (begun < count && !isOver()) {
      const unit = begun++;
      results[unit] = await run(unit);
      onDone?.(++done);
    }
  }
  await Promise.all(Array.from({ length: threads }, work));
  return results;
}
