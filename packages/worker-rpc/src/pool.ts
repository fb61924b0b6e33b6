import type { Answer, Ask, Calls, Report } from './calls.ts';
import { type CallOptions, WorkerClient } from './client.ts';
import type { WorkerPort } from './ports.ts';

/** Requests that wait for a free worker. The queue decides who is next: a fair one lets addresses take turns. */
export interface JobQueue<W, J> {
  readonly size: number;
  /** Returns the job that does not get in, if there is no room: this one or another. */
  push(waiter: W, job: J): J | undefined;
  shift(): J | undefined;
  /** Takes everything out. */
  clear(): readonly J[];
}

/** First come, first served, without a limit. */
export class FifoQueue<J> implements JobQueue<null, J> {
  readonly #jobs: J[] = [];
  get size(): number {
    return this.#jobs.length;
  }
  push(_waiter: null, job: J): J | undefined {
    this.#jobs.push(job);
    return undefined;
  }
  shift(): J | undefined {
    return this.#jobs.shift();
  }
  clear(): readonly J[] {
    return this.#jobs.splice(0);
  }
}

/** Fails the requests that were open when the pool was closed. */
export class PoolClosedError extends Error {
  override readonly message = 'closing';
}
/** A request for which the queue had no room. */
export class QueueFullError extends Error {
  override readonly message = 'the queue for workers is full';
}

/** A waiting request. */
export interface PoolJob<C extends Calls<C>> {
  run(client: WorkerClient<C>): Promise<unknown>;
  reject(why: Error): void;
}

export interface WorkerPoolOptions<C extends Calls<C>, W> {
  /** Starts a worker. Workers start on demand, and are started again after they failed. */
  start(): WorkerPort;
  readonly size: number;
  readonly queue: JobQueue<W, PoolJob<C>>;
  /** Requests a worker has at a time: 1, or more so that it needn't wait for the next. */
  readonly perWorker?: number;
  /** True if a request that failed may leave its worker in a bad state. */
  readonly replaceAfterError?: boolean;
}

/** A number of like workers, and a queue for them. */
export class WorkerPool<C extends Calls<C>, W = null> {
  readonly #options: WorkerPoolOptions<C, W>;
  readonly #workers: readonly { readonly client: WorkerClient<C>; jobs: number }[];
  #closed = false;

  constructor(options: WorkerPoolOptions<C, W>) {
    this.#options = options;
    this.#workers = Array.from({ length: options.size }, () => ({
      client: new WorkerClient<C>(options.start),
      jobs: 0,
    }));
  }

  /** Cancelling a request ends the worker that has begun it: one that computes hears nothing. */
  call<K extends keyof C & string>(
    name: K,
    ask: Ask<C, K>,
    waiter: W,
    options: CallOptions<Report<C, K>> = {},
  ): Promise<Answer<C, K>> {
    const { replaceAfterError } = this.#options;
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new PoolClosedError());
      const { signal } = options;
      signal?.addEventListener('abort', () => reject(signal.reason));
      const run = async (client: WorkerClient<C>): Promise<void> => {
        if (signal?.aborted) return;
        try {
          resolve(await client.call(name, ask, options));
        } catch (error) {
          reject(error);
          if (replaceAfterError || signal?.aborted) await client.close();
        }
      };
      this.#options.queue.push(waiter, { run, reject })?.reject(new QueueFullError());
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#options.queue.clear()) reject(new PoolClosedError());
    await Promise.all(this.#workers.map(({ client }) => client.close(new PoolClosedError())));
  }

  /** Gives waiting requests to workers, first to those with the fewest. */
  #assign(): void {
    const { queue, perWorker = 1 } = this.#options;
    while (queue.size > 0 && !this.#closed) {
      const worker = this.#workers.reduce((best, it) => (it.jobs < best.jobs ? it : best));
      const job = worker.jobs < perWorker ? queue.shift() : undefined;
      if (!job) return;
      worker.jobs += 1;
      void job.run(worker.client).then(() => {
        worker.jobs -= 1;
        this.#assign();
      });
    }
  }
}
