import { Worker } from 'node:worker_threads';
import type { Clock } from '../clock.ts';
import type { ThinkRequest } from '../tables/bot-seats.ts';
import type { AnyThought } from '../tables/game.ts';
import type { Job, Said, WorkerGiven } from './thinking.ts';

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

/** Bots think here, never on the event loop: however hard they think, the tables stay quick. */
export class BotPool {
  readonly #options: PoolOptions;
  readonly #thinkers = new Set<Thinker>();
  readonly #queue: Task[] = [];
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  think(request: ThinkRequest): Promise<AnyThought | null> {
    return new Promise((done, failed) => {
      this.#queue.push({ job: { id: ++this.#ids, request }, done, failed });
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.splice(0)) failed(new Error('closing'));
    await Promise.all([...this.#thinkers].map((thinker) => this.#end(thinker, new Error('closing'))));
  }

  /** Gives what waits to whoever is free; workers are started when first wanted. */
  #hand(): void {
    while (this.#queue.length > 0 && !this.#closed) {
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
    const given: WorkerGiven = { lexicon, budgetMs };
    const thinker: Thinker = { worker: new Worker(module, { workerData: given }), task: null, callOff: () => {} };
    thinker.worker.on('message', (said: Said) => {
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
    // The house does not stay open for its thinkers.
    thinker.worker.unref();
    this.#thinkers.add(thinker);
    return thinker;
  }

  #allowTime(thinker: Thinker): void {
    const { clock, budgetMs } = this.#options;
    thinker.callOff = clock.setTimer(10 * budgetMs, () => {
      void this.#end(thinker, new Error('a bot thought for too long'));
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
