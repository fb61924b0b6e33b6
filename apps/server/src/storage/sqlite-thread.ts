import { Worker } from 'node:worker_threads';
import type { StoreReply, StoreRequest, ThreadGiven } from './sqlite-worker.ts';

type StoreRequestBody = StoreRequest extends infer A ? (A extends { id: number } ? Omit<A, 'id'> : never) : never;

interface PendingRequest {
  done(results: readonly unknown[]): void;
  failed(error: unknown): void;
}

/** This side of a thread that has an SQLite file open: what is asked is answered in order, or fails with the thread. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingRequest>();
  readonly #ended: Promise<void>;
  #fault: unknown = null;
  #ids = 0;

  private constructor(given: ThreadGiven) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: given });
    this.#worker.on('message', (answered: StoreReply) => this.#hear(answered));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('the database is closed'));
        resolve();
      });
    });
  }

  /** Fails as opening the file does. */
  static async open(given: ThreadGiven): Promise<SqliteThread> {
    const thread = new SqliteThread(given);
    // The thread reports by itself that it is open, as the answer to request 0.
    await new Promise<readonly unknown[]>((done, failed) => thread.#await(0, { done, failed }));
    return thread;
  }

  ask(question: StoreRequestBody): Promise<readonly unknown[]> {
    return new Promise((done, failed) => {
      if (this.#fault !== null) return failed(this.#fault);
      const id = ++this.#ids;
      this.#await(id, { done, failed });
      // Put together again from its parts, which its type does not see.
      this.#worker.postMessage({ id, ...question } as StoreRequest);
    });
  }

  async close(): Promise<void> {
    await this.ask({ close: true });
    // It is gone when this resolves: the process stays that long.
    this.#worker.ref();
    await this.#ended;
  }

  /** A process does not stay for its threads, but for what it has asked of them. */
  #await(id: number, waiting: PendingRequest): void {
    this.#waiting.set(id, waiting);
    this.#worker.ref();
  }
  #hear(answered: StoreReply): void {
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('error' in answered) waiting?.failed(answered.error);
    else waiting?.done(answered.results);
  }
  #fail(error: unknown): void {
    this.#fault ??= error;
    for (const { failed } of this.#waiting.values()) failed(this.#fault);
    this.#waiting.clear();
  }
}
