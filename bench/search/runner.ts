import { Worker } from 'node:worker_threads';
import { FifoQueue, toThread, WorkerPool } from '@wordhoard/worker-rpc';
import { printMarkdown } from '../table.ts';
import type { DealJob, PlayedDeal, PositionJob, SearchCalls } from './jobs.ts';
import type { RegretSample } from './regret.ts';
import { doWork } from './work.ts';

/** A table that is measured row by row. */
export interface MeasuredTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly MeasuredRow[];
}

export interface MeasuredRow {
  /** For the progress. */
  readonly name: string;
  /** How much of the time it needs, compared with other rows; 1 if left out. */
  readonly weight?: number;
  /** The cells, the first of them a name. */
  measure(time: TimeShare): Promise<readonly string[]>;
}

/** The time that a row may take. */
export interface TimeShare {
  isOver(): boolean;
  /** A part of what is left of it. */
  part(share: number): TimeShare;
}

/** Measures in worker threads. */
export interface Measurer {
  /** Plays the first deals of a duel, as many as there is time for. */
  playDeals(duel: Omit<DealJob, 'deal'>, count: number, time: TimeShare): Promise<PlayedDeal[]>;
  measurePositions(job: Omit<PositionJob, 'number'>, count: number, time: TimeShare): Promise<RegretSample[]>;
}

export const UNLIMITED: TimeShare = { isOver: () => false, part: () => UNLIMITED };

const untilTime = (end: number): TimeShare => ({
  isOver: () => performance.now() >= end,
  part: (share) => untilTime(performance.now() + share * (end - performance.now())),
});

/** Starts the threads for a task, and ends them after it. */
export async function withThreads(threads: number, task: (measurer: Measurer) => Promise<void>): Promise<void> {
  const pool = new WorkerPool<SearchCalls>({
    start: () => toThread(new Worker(new URL('./jobs.child.ts', import.meta.url)), { holds: true }),
    size: threads,
    queue: new FifoQueue(),
  });
  const measure = <T>(count: number, { isOver }: TimeShare, run: (unit: number) => Promise<T>): Promise<T[]> =>
    doWork({ count, threads, isOver, run, onDone: (done) => showProgress(done, count) });
  try {
    await task({
      playDeals: (duel, count, time) => measure(count, time, (deal) => pool.call('deal', { ...duel, deal }, null)),
      async measurePositions(job, count, time) {
        const found = await measure(count, time, (number) => pool.call('position', { ...job, number }, null));
        return found.filter((sample) => sample !== undefined);
      },
    });
  } finally {
    await pool.close();
  }
}

/** Measures and prints tables. With a limit, the rows share the time; what one doesn't need is left to the next. */
export async function printTables(tables: readonly MeasuredTable[], minutes: number | undefined): Promise<void> {
  const end = minutes === undefined ? undefined : performance.now() + 60_000 * minutes;
  const weightOf = ({ weight = 1 }: MeasuredRow): number => weight;
  let left = tables.flatMap(({ rows }) => rows).reduce((sum, row) => sum + weightOf(row), 0);
  for (const { title, heads, rows } of tables) {
    const printed: (readonly string[])[] = [];
    for (const row of rows) {
      process.stderr.write(`${title.split(':')[0]}: ${row.name}\n`);
      const time = end === undefined ? UNLIMITED : untilTime(end).part(weightOf(row) / left);
      printed.push(await row.measure(time));
      left -= weightOf(row);
    }
    printMarkdown(title, heads, printed);
  }
}

const PROGRESS_MS = 10_000;
let shown = 0;

/** Every ten seconds on the error output, so that the tables can go to a file. */
function showProgress(done: number, count: number): void {
  if (performance.now() - shown < PROGRESS_MS) return;
  shown = performance.now();
  process.stderr.write(`  ${done} of ${count}\n`);
}
