import { Worker } from 'node:worker_threads';
import { refuse } from '@wordhoard/table';
import { FairQueue, type Waiter } from '../fair-queue.ts';
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

/** More answers than that do not wait, in all and of one guest: who comes then is told that the server is busy. */
const MOST = { waiting: 200, perGuest: 10 } as const;

/** Threads of their own for today's hoard: neither the event loop nor the bots at the tables wait for it. */
export class Workshop {
  readonly #lexicon: Uint8Array;
  readonly #most: number;
  readonly #hands = new Set<Hand>();
  /** Somebody waits for an answer to be judged: it goes before a day to come, for which nobody waits yet. */
  readonly #answers = new FairQueue<Waiting>(MOST);
  readonly #days: Waiting[] = [];
  #ids = 0;
  #closed = false;

  constructor(lexicon: Uint8Array, threads = 1) {
    this.#lexicon = lexicon;
    this.#most = threads;
  }

  /** Judges an answer. Addresses take turns, and so do the guests of each; where too many wait, it is refused. */
  judge(work: Work & { readonly type: 'judge' }, by: Waiter): Promise<Done['judge']> {
    return this.#do<'judge'>(work, (waiting) => this.#answers.push(by, waiting)?.done({ refusal: refuse('busy') }));
  }

  /** Chooses a day's tasks, when nobody waits for an answer to be judged. */
  choose(work: Work & { readonly type: 'choose' }): Promise<Done['choose']> {
    return this.#do<'choose'>(work, (waiting) => void this.#days.push(waiting));
  }

  #do<T extends Work['type']>(work: Work & { readonly type: T }, queue: (waiting: Waiting) => void): Promise<Done[T]> {
    return new Promise((resolve, failed) => {
      if (this.#closed) return failed(new Error('closing'));
      // The thread answers each kind of work in its own kind.
      const done = (it: Done[Work['type']]): void => resolve(it as Done[T]);
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
      // Whoever waits for it keeps the process open; a thread that has nothing to do does not.
      free.worker.ref();
      free.worker.postMessage(task.job);
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
