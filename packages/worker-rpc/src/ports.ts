import { asError } from './calls.ts';

/** One end of a connection between two threads. */
export interface Port {
  send(message: unknown, transfer?: readonly object[]): void;
  onMessage(hear: (message: unknown) => void): void;
}

/** The end of a connection at which a worker can be watched and ended. */
export interface WorkerPort extends Port {
  onEnd(ended: (why: Error) => void): void;
  /** May return a promise of the moment when the worker is gone. */
  terminate(): unknown;
  /** Told whether a request is open: a process may end while its workers are idle. */
  hold?(isAwaited: boolean): void;
}

/** A thread of Node, or its connection to its creator, without Node's types. */
interface ThreadEnd {
  postMessage(message: unknown, transfer?: readonly object[]): void;
  on(event: string, listener: (value: unknown) => void): unknown;
}
interface Thread extends ThreadEnd {
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}

/** A worker of a page, or its connection to the page, without the DOM's types. */
interface PageEnd {
  postMessage(message: unknown): void;
  addEventListener(
    type: string,
    listener: (event: { readonly type: string; readonly data?: unknown; readonly message?: string }) => void,
  ): void;
}
interface PageWorker extends PageEnd {
  postMessage(message: unknown, transfer?: readonly object[]): void;
  terminate(): void;
}

/** In a thread of Node: the connection to its creator. */
export const toParent = (end: ThreadEnd | null): Port => {
  if (!end) throw new Error('this module must run in a worker thread');
  return {
    send: (message, transfer = []) => end.postMessage(message, transfer),
    onMessage: (hear) => void end.on('message', hear),
  };
};

/** A thread of Node. Open requests keep the process running, if `holds`; an idle thread never does. */
export function toThread(thread: Thread, { holds }: { readonly holds: boolean }): WorkerPort {
  thread.unref();
  return {
    ...toParent(thread),
    onEnd: (ended) => {
      thread.on('error', (error) => ended(asError(error)));
      thread.on('exit', (code) => ended(new Error(`the worker thread ended with code ${code}`)));
    },
    terminate: () => thread.terminate(),
    hold: (isAwaited) => {
      if (holds && isAwaited) thread.ref();
      else thread.unref();
    },
  };
}

/** In a worker of a page: the connection to the page. */
export const toPage = (end: PageEnd): Port => ({
  send: (message) => end.postMessage(message),
  onMessage: (hear) => end.addEventListener('message', ({ data }) => hear(data)),
});

/** A worker of a page. An error that its code did not catch counts as its end. */
export const toPageWorker = (worker: PageWorker): WorkerPort => ({
  ...toPage(worker),
  send: (message, transfer = []) => worker.postMessage(message, transfer),
  onEnd: (ended) =>
    worker.addEventListener('error', ({ message = 'the worker could not be loaded' }) => ended(new Error(message))),
  terminate: () => worker.terminate(),
});
