import type { Calls } from '../calls.ts';
import type { WorkerPort } from '../ports.ts';
import { type Handlers, serve } from '../serve.ts';

/** Tests run in Node, but packages are checked without its types. */
declare function structuredClone<T>(value: T): T;
declare function setImmediate(act: () => void): void;

/** Waits until messages that are on their way have arrived, and so have the replies to them. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** A worker without a thread. Messages are copied and arrive later, as between threads. */
export class FakeWorker<C extends Calls<C>> implements WorkerPort {
  readonly #handlers: Handlers<C>;
  readonly transferred: (readonly object[])[] = [];
  readonly held: boolean[] = [];
  isTerminated = false;
  #ended: (why: Error) => void = () => {};

  constructor(handlers: Handlers<C>) {
    this.#handlers = handlers;
  }

  #toWorker: (message: unknown) => void = () => {};

  send(message: unknown, transfer: readonly object[] = []): void {
    this.transferred.push(transfer);
    this.#deliver(message, (copy) => this.#toWorker(copy));
  }
  onMessage(hear: (message: unknown) => void): void {
    serve<C>(
      {
        send: (message) => this.#deliver(message, hear),
        onMessage: (listen) => {
          this.#toWorker = listen;
        },
      },
      this.#handlers,
    );
  }
  onEnd(ended: (why: Error) => void): void {
    this.#ended = ended;
  }
  async terminate(): Promise<void> {
    this.isTerminated = true;
  }
  hold(isAwaited: boolean): void {
    this.held.push(isAwaited);
  }

  /** Ends it as an error would that its code did not catch. */
  crash(why: string): void {
    this.isTerminated = true;
    this.#ended(new Error(why));
  }

  #deliver(message: unknown, hear: (copy: unknown) => void): void {
    const copy = structuredClone(message);
    setImmediate(() => {
      if (!this.isTerminated) hear(copy);
    });
  }
}
