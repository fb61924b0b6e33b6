import {
  type Answer,
  type Ask,
  asError,
  type Calls,
  type ReplyMessage,
  type Report,
  type RequestMessage,
} from './calls.ts';
import type { WorkerPort } from './ports.ts';

/** The part of an AbortSignal that is used here. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
}

export interface CallOptions<R> {
  report?(report: R): void;
  /** The promise fails with its reason, and the worker is told to stop. */
  readonly signal?: CancelSignal;
  /** Objects in the question that are handed over instead of copied. */
  readonly transfer?: readonly object[];
}

interface PendingCall {
  resolve(answer: unknown): void;
  reject(why: unknown): void;
  report(report: unknown): void;
}

/**
 * Asks a worker. It starts with the first request, and starts again with the next request after it failed. Requests
 * that are open when it ends fail with the reason.
 */
export class WorkerClient<C extends Calls<C>> {
  readonly #start: () => WorkerPort;
  readonly #pending = new Map<number, PendingCall>();
  #port: WorkerPort | null = null;
  #ids = 0;

  constructor(start: () => WorkerPort) {
    this.#start = start;
  }

  call<K extends keyof C & string>(
    name: K,
    ask: Ask<C, K>,
    { report, signal, transfer }: CallOptions<Report<C, K>> = {},
  ): Promise<Answer<C, K>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      this.#port ??= this.#connect();
      const id = ++this.#ids;
      // A worker that serves these calls reports and answers in the types of the call with this id.
      this.#pending.set(id, { resolve, reject, report: (it) => report?.(it as Report<C, K>) });
      signal?.addEventListener('abort', () => {
        if (!this.#pending.has(id)) return;
        this.#send({ id, cancel: true });
        this.#settle(id)?.reject(signal.reason);
      });
      this.#send({ id, name, ask }, transfer);
      this.#port?.hold?.(this.#pending.size > 0);
    });
  }

  /** Ends the worker; open requests fail. Resolves when it is gone. */
  async close(why: Error = new Error('the worker was closed')): Promise<void> {
    const port = this.#port;
    this.#port = null;
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(why);
    await port?.terminate();
  }

  #connect(): WorkerPort {
    const port = this.#start();
    port.onMessage((message) => this.#hear(message as ReplyMessage)); // sent by `serve`
    port.onEnd((why) => {
      if (port === this.#port) void this.close(why);
    });
    return port;
  }

  #send(message: RequestMessage, transfer?: readonly object[]): void {
    try {
      this.#port?.send(message, transfer);
    } catch (error) {
      // It can't be copied to another thread.
      this.#settle(message.id)?.reject(asError(error));
    }
  }

  #hear(message: ReplyMessage): void {
    if ('report' in message) this.#pending.get(message.id)?.report(message.report);
    else if ('error' in message) this.#settle(message.id)?.reject(message.error);
    else this.#settle(message.id)?.resolve(message.answer);
  }

  #settle(id: number): PendingCall | undefined {
    const call = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#port?.hold?.(false);
    return call;
  }
}
