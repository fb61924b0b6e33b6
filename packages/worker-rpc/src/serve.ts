import {
  type Answer,
  type Ask,
  asError,
  type Calls,
  type ReplyMessage,
  type Report,
  type RequestMessage,
} from './calls.ts';
import type { Port } from './ports.ts';

export interface CallContext<R> {
  /** Tells the client something before the answer. */
  report(report: R): void;
  /** True when the answer is no longer needed. */
  isCancelled(): boolean;
}

export type Handlers<C extends Calls<C>> = {
  readonly [K in keyof C]: (ask: Ask<C, K>, context: CallContext<Report<C, K>>) => Answer<C, K> | Promise<Answer<C, K>>;
};

/** Runs in a worker: answers requests. An error of a handler goes to the client, and the worker goes on. */
export function serve<C extends Calls<C>>(port: Port, handlers: Handlers<C>): void {
  const open = new Set<number>();
  const reply = (message: ReplyMessage): void => {
    if (!open.has(message.id)) return;
    port.send(message);
    if (!('report' in message)) open.delete(message.id);
  };
  port.onMessage((message) => {
    const request = message as RequestMessage; // sent by a WorkerClient
    const { id } = request;
    if ('cancel' in request) return void open.delete(id);
    open.add(id);
    const fail = (error: unknown): void => reply({ id, error: asError(error) });
    const context = {
      report: (report: unknown) => reply({ id, report }),
      isCancelled: () => !open.has(id),
    };
    try {
      // The client names one of these calls, and asks it in its own type.
      const handler = handlers[request.name as keyof C] as Handlers<C>[keyof C] | undefined;
      if (!handler) throw new Error(`this worker answers no '${request.name}'`);
      const answer = handler(request.ask, context);
      // What is known at once is sent at once: a thread that does one thing at a time answers in order.
      if (answer instanceof Promise) answer.then((it) => reply({ id, answer: it })).catch(fail);
      else reply({ id, answer });
    } catch (error) {
      fail(error);
    }
  });
}
