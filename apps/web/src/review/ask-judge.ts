import { type Answer, type Ask, toPageWorker, WorkerClient, type WorkerPort } from '@wordhoard/worker-rpc';
import type { AdviceCalls } from './messages.ts';

/** A judge in a worker of its own, for games that go on. It is sent what the player sees, and has nothing else. */
export class AskJudge {
  readonly #client = new WorkerClient<AdviceCalls>(startReviewer);

  /** Null where the judge has nothing to say, or something could not be fetched. */
  ask<K extends keyof AdviceCalls>(name: K, ask: Ask<AdviceCalls, K>): Promise<Answer<AdviceCalls, K> | null> {
    return this.#client.call(name, ask).catch(() => null);
  }

  close(): void {
    void this.#client.close();
  }
}

export const startReviewer = (): WorkerPort =>
  toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
