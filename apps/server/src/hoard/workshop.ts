import { Worker } from 'node:worker_threads';
import type { Done, Job, Said, Work, WorkerGiven } from './jobs.ts';

interface Waiting {
  readonly job: Job;
  done(done: Done[Work['type']]): void;
  failed(error: Error): void;
}

interface Hand {
  readonly worker: Worker;
  task: Waiting | null;
}

/** More than that do not wait: whoever comes then is told that the house is busy. */
const MOST_WAITING = 200;

/** Threads of their own for today's hoard: neither the event loop nor the bots at the tables wait for it. */
export class Workshop {
  readonly #lexicon: Uint8Array;
  readonly #most: number;
  readonly #hands = new Set<Hand>();
  /** Somebody waits for an answer to be judged; nobody yet for a day to come. */
  readonly #queues: Record<Work['type'], Waiting[]> = { judge: [], choose: [] };
  #ids = 0;
  #closed = false;

  constructor(lexicon: Uint8Array, threads = 1) {
    this.#lexicon = lexicon;
    this.#most = threads;
  }

  get busy(): boolean {
    return this.#queues.judge.length >= MOST_WAITING;
  }

  do<T extends Work['type']>(work: Work & { readonly type: T }): Promise<Done[T]> {
    return new Promise((resolve, failed) => {
      if (this.#closed) return failed(new Error('closing'));
      // The thread answers each kind of work in its own kind.
      const done = (it: Done[Work['type']]): void => resolve(it as Done[T]);
      this.#queues[work.type].push({ job: { id: ++this.#ids, work }, done, failed });
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const waiting = [...this.#queues.judge.splice(0), ...this.#queues.choose.splice(0)];
    for (const { failed } of waiting) failed(new Error('closing'));
    await Promise.all([...this.#hands].map((hand) => this.#end(hand, new Error('closing'))));
  }

  #hand(): void {
    const { judge, choose } = this.#queues;
    while (judge.length + choose.length > 0 && !this.#closed) {
      const free = [...this.#hands].find(({ task }) => task === null) ?? this.#hire();
      if (!free) return;
      free.task = (judge.shift() ?? choose.shift())!;
      // Whoever waits for it keeps the process open; a thread that has nothing to do does not.
      free.worker.ref();
      free.worker.postMessage(free.task.job);
    }
  }

  #hire(): Hand | undefined {
    if (this.#hands.size >= this.#most) return undefined;
    const given: WorkerGiven = { lexicon: this.#lexicon };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given });
    const hand: Hand = { worker, task: null };
    worker.on('message', (said: Said) => {
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

  async #end(hand: Hand, why: Error): Promise<void> {
    this.#hands.delete(hand);
    hand.task?.failed(why);
    hand.task = null;
    await hand.worker.terminate();
    this.#hand();
  }
}
