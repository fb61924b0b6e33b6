import { Worker } from 'node:worker_threads';
import type { AnyThought } from '@wordhoard/kernel';
import type { ThinkRequest } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import { FairQueue, type Waiter } from '../fair-queue.ts';
import type { BotWorkerData, Job, ThinkingReply } from './thinking.ts';

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
}

interface Task {
  readonly job: Job;
  done(thought: AnyThought | null): void;
  failed(error: Error): void;
}
interface Thinker {
  readonly worker: Worker;
  task: Task | null;
  callOff(): void;
}

/** A request cancelled because the pool closes: not the bot's fault. */
export class PoolClosedError extends Error {
  constructor() {
    super('closing');
  }
}

/** Bots think here, never on the event loop: however hard they think, the tables stay quick. */
export class BotPool {
  readonly #options: PoolOptions;
  readonly #thinkers = new Set<Thinker>();
  readonly #queue: FairQueue<Task>;
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.most);
  }

  get waiting(): number {
    return this.#queue.size;
  }
  /** True if so much waits already, and so much of it for this address, that its guests should add no more bots. */
  isBusyFor(address: string): boolean {
    return this.#queue.size >= this.#options.most.waiting / 2 && this.#queue.isGreedy(address);
  }

  /**
   * Addresses take turns, and so do the guests of each: a guest with thirty tables waits for thirty thoughts, all
   * others for one. A seat has one thought at a time, and a guest a limited number of tables, so players get nowhere
   * near the maximum.
   */
  think(request: ThinkRequest, host: Waiter): Promise<AnyThought | null> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new PoolClosedError());
      this.#queue
        .push(host, { job: { id: ++this.#ids, request }, done, failed })
        ?.failed(new Error('the queue for bot moves is full'));
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.clear()) failed(new PoolClosedError());
    await Promise.all([...this.#thinkers].map((thinker) => this.#end(thinker, new PoolClosedError())));
  }

  /** Hands waiting requests to free workers; workers start on demand. */
  #hand(): void {
    while (this.#queue.size > 0 && !this.#closed) {
      const free = [...this.#thinkers].find(({ task }) => task === null) ?? this.#hire();
      const task = free && this.#queue.shift();
      if (!task) return;
      free.task = task;
      free.worker.postMessage(task.job);
    }
  }

  #hire(): Thinker | undefined {
    const { worker: module, workers, lexicon, budgetMs } = this.#options;
    if (this.#thinkers.size >= workers) return undefined;
    const given: BotWorkerData = { lexicon, budgetMs };
    const thinker: Thinker = { worker: new Worker(module, { workerData: given }), task: null, callOff: () => {} };
    thinker.worker.on('message', (said: ThinkingReply) => {
      if (thinker.task?.job.id !== said.id) return;
      if (said.begun) return this.#allowTime(thinker);
      thinker.callOff();
      const { done } = thinker.task;
      thinker.task = null;
      done(said.thought);
      this.#hand();
    });
    thinker.worker.on(
      'error',
      (error) => void this.#end(thinker, error instanceof Error ? error : new Error(String(error))),
    );
    // Workers don't keep the process running.
    thinker.worker.unref();
    this.#thinkers.add(thinker);
    return thinker;
  }

  #allowTime(thinker: Thinker): void {
    const { clock, budgetMs } = this.#options;
    thinker.callOff = clock.setTimer(10 * budgetMs, () => {
      void this.#end(thinker, new Error('a bot took too long to move'));
    });
  }

  async #end(thinker: Thinker, why: Error): Promise<void> {
    thinker.callOff();
    this.#thinkers.delete(thinker);
    thinker.task?.failed(why);
    thinker.task = null;
    await thinker.worker.terminate();
    this.#hand();
  }
}
