import { Worker } from 'node:worker_threads';
import { refuse } from '@wordhoard/table';
import { FairQueue, type Waiter } from '../fair-queue.ts';
import type { HoardWorkerData, Job, JobReply, JobResults, Work } from './jobs.ts';

interface QueuedJob {
  readonly job: Job;
  done(done: JobResults[Work['type']]): void;
  failed(error: Error): void;
}

interface PoolWorker {
  readonly worker: Worker;
  task: QueuedJob | null;
}

/** More answers than that do not wait, in all and of one guest: who comes then is told that the server is busy. */
const MOST = { waiting: 200, perGuest: 10 } as const;

/** Threads of their own for today's hoard: neither the event loop nor the bots at the tables wait for it. */
export class TaskWorkerPool {
  readonly #lexicon: Uint8Array;
  readonly #most: number;
  readonly #hands = new Set<PoolWorker>();
  /** Answers to judge: a person waits for them, so they go before future days. */
  readonly #answers = new FairQueue<QueuedJob>(MOST);
  readonly #days: QueuedJob[] = [];
  #ids = 0;
  #closed = false;

  constructor(lexicon: Uint8Array, threads = 1) {
    this.#lexicon = lexicon;
    this.#most = threads;
  }

  /** Judges an answer. Addresses take turns, and so do the guests of each; where too many wait, it is refused. */
  judge(work: Work & { readonly type: 'judge' }, by: Waiter): Promise<JobResults['judge']> {
    return this.#do<'judge'>(work, (waiting) => this.#answers.push(by, waiting)?.done({ refusal: refuse('busy') }));
  }

  /** Chooses a day's tasks, when no answer waits to be judged. */
  choose(work: Work & { readonly type: 'choose' }): Promise<JobResults['choose']> {
    return this.#do<'choose'>(work, (waiting) => void this.#days.push(waiting));
  }

  #do<T extends Work['type']>(
    work: Work & { readonly type: T },
    queue: (waiting: QueuedJob) => void,
  ): Promise<JobResults[T]> {
    return new Promise((resolve, failed) => {
      if (this.#closed) return failed(new Error('closing'));
      // The thread answers each kind of work in its own kind.
      const done = (it: JobResults[Work['type']]): void => resolve(it as JobResults[T]);
      queue({ job: { id: ++this.#ids, work }, done, failed });
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of [...this.#answers.clear(), ...this.#days.splice(0)]) failed(new Error('closing'));
    await Promise.all([...this.#hands].map((hand) => this.#end(hand, new Error('closing'))));
  }

  #hand(): void {
    while (!this.#closed) {
      const isWanted = this.#answers.size + this.#days.length > 0;
      const free = isWanted ? ([...this.#hands].find(({ task }) => task === null) ?? this.#hire()) : undefined;
      const task = free && (this.#answers.shift() ?? this.#days.shift());
      if (!task) return;
      free.task = task;
      // Awaited work keeps the process running; an idle thread doesn't.
      free.worker.ref();
      free.worker.postMessage(task.job);
    }
  }

  #hire(): PoolWorker | undefined {
    if (this.#hands.size >= this.#most) return undefined;
    const given: HoardWorkerData = { lexicon: this.#lexicon };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given });
    const hand: PoolWorker = { worker, task: null };
    worker.on('message', (said: JobReply) => {
      const { task } = hand;
      if (task?.job.id !== said.id) return;
      hand.task = null;
      worker.unref();
      if (said.ok) task.done(said.done);
      else task.failed(new Error(said.why));
      this.#hand();
    });
    worker.on('error', (error) => void this.#end(hand, error instanceof Error ? error : new Error(String(error))));
    this.#hands.add(hand);
    return hand;
  }

  async #end(hand: PoolWorker, why: Error): Promise<void> {
    this.#hands.delete(hand);
    hand.task?.failed(why);
    hand.task = null;
    await hand.worker.terminate();
    this.#hand();
  }
}
