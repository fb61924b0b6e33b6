import { Worker } from 'node:worker_threads';
import { refuse } from '@wordhoard/table';
import { FifoQueue, type JobQueue, type PoolJob, QueueFullError, toThread, WorkerPool } from '@wordhoard/worker-rpc';
import { FairQueue, type Waiter } from '../fair-queue.ts';
import type { HoardCalls, HoardWorkerData } from './jobs.ts';

type Job = PoolJob<HoardCalls>;

/** More answers than that do not wait, in all and of one guest: who comes then is told that the server is busy. */
const MOST = { waiting: 200, perGuest: 10 } as const;

/** A person waits for an answer to be judged, so answers go before days, which no guest asks for. */
class AnswersFirst implements JobQueue<Waiter | null, Job> {
  readonly #answers = new FairQueue<Job>(MOST);
  readonly #days = new FifoQueue<Job>();

  get size(): number {
    return this.#answers.size + this.#days.size;
  }
  push(by: Waiter | null, job: Job): Job | undefined {
    return by ? this.#answers.push(by, job) : this.#days.push(by, job);
  }
  shift(): Job | undefined {
    return this.#answers.shift() ?? this.#days.shift();
  }
  clear(): readonly Job[] {
    return [...this.#answers.clear(), ...this.#days.clear()];
  }
}

/** Threads of their own for today's hoard: neither the event loop nor the bots at the tables wait for it. */
export class TaskWorkerPool {
  readonly #queue = new AnswersFirst();
  readonly #pool: WorkerPool<HoardCalls, Waiter | null>;

  constructor(lexicon: Uint8Array, threads = 1) {
    const workerData: HoardWorkerData = { lexicon };
    const start = () => toThread(new Worker(new URL('./worker.ts', import.meta.url), { workerData }), { holds: true });
    this.#pool = new WorkerPool({ start, size: threads, queue: this.#queue });
  }

  /** Number of requests that wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Judges an answer. Addresses take turns, and so do the guests of each; where too many wait, it is refused. */
  judge(ask: HoardCalls['judge']['ask'], by: Waiter): Promise<HoardCalls['judge']['answer']> {
    return this.#pool.call('judge', ask, by).catch((error: unknown) => {
      if (error instanceof QueueFullError) return { refusal: refuse('busy') };
      throw error;
    });
  }

  /** Chooses a day's tasks, when no answer waits to be judged. */
  choose(seed: string): Promise<HoardCalls['choose']['answer']> {
    return this.#pool.call('choose', { seed }, null);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
