import { Worker } from 'node:worker_threads';
import type { AnyThought } from '@wordhoard/kernel';
import type { ThinkRequest } from '@wordhoard/table';
import { PoolClosedError, type PoolJob, toThread, WorkerPool } from '@wordhoard/worker-rpc';
import type { Clock } from '../clock.ts';
import { FairQueue, type Waiter } from '../fair-queue.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import type { BotCalls, BotWorkerData } from './thinking.ts';

export interface PoolOptions {
  readonly clock: Clock;
  /** The module the workers run. */
  readonly worker: URL;
  readonly workers: number;
  readonly lexicon: Uint8Array;
  /**
   * A thought is taken as it is after this long, and given up with its worker after ten times as long. What it takes to
   * start a worker and to load a game is not counted: on a busy machine it would never get as far as thinking.
   */
  readonly budgetMs: number;
  /** Requests that may wait, in all and for one guest; more fail at once. */
  readonly most: { readonly waiting: number; readonly perGuest: number };
  readonly metrics?: Pick<ServerMetrics, 'botBegan' | 'botDecided' | 'botFailed'>;
}

/** Bots think here, never on the event loop: however hard they think, the tables stay quick. */
export class BotPool {
  readonly #options: PoolOptions;
  readonly #queue: FairQueue<PoolJob<BotCalls>>;
  readonly #pool: WorkerPool<BotCalls, Waiter>;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.most);
    const { worker, workers, lexicon, budgetMs } = options;
    const workerData: BotWorkerData = { lexicon, budgetMs };
    this.#pool = new WorkerPool({
      // A process does not wait for its bots.
      start: () => toThread(new Worker(worker, { workerData }), { holds: false }),
      size: workers,
      queue: this.#queue,
      replaceAfterError: true,
    });
  }

  get waiting(): number {
    return this.#queue.size;
  }
  /** True if so much waits already, and so much of it for this address, that its guests should add no more bots. */
  isBusyFor(address: string): boolean {
    return this.#queue.size >= this.#options.most.waiting / 2 && this.#queue.hasFullShare(address);
  }

  /**
   * Addresses take turns, and so do the guests of each: a guest with thirty tables waits for thirty thoughts, all
   * others for one. A seat has one thought at a time, and a guest a limited number of tables, so players get nowhere
   * near the maximum.
   */
  async think(request: ThinkRequest, host: Waiter): Promise<AnyThought | null> {
    const { clock, budgetMs, metrics } = this.#options;
    const stuck = new AbortController();
    const requestedAt = performance.now();
    let begunAt: number | null = null;
    let stopTimer = (): void => {};
    const report = (): void => {
      begunAt = performance.now();
      metrics?.botBegan((begunAt - requestedAt) / 1000);
      stopTimer = clock.setTimer(10 * budgetMs, () => stuck.abort(new Error('a bot took too long to move')));
    };
    try {
      const thought = await this.#pool.call('think', request, host, { report, signal: stuck.signal });
      if (begunAt !== null) metrics?.botDecided(request.game, (performance.now() - begunAt) / 1000);
      return thought;
    } catch (error) {
      if (!(error instanceof PoolClosedError)) metrics?.botFailed(request.game);
      throw error;
    } finally {
      stopTimer();
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
