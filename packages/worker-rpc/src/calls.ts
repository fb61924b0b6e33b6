/** One kind of request: its question, its answer, and optionally the reports that come before the answer. */
interface Call {
  readonly ask: unknown;
  readonly answer: unknown;
  readonly report?: unknown;
}
/** The requests that a worker answers, by name. Client and worker share one such type. */
export type Calls<C> = { readonly [K in keyof C]: Call };
export type Ask<C extends Calls<C>, K extends keyof C> = C[K]['ask'];
export type Answer<C extends Calls<C>, K extends keyof C> = C[K]['answer'];
export type Report<C extends Calls<C>, K extends keyof C> = C[K] extends { readonly report: infer R } ? R : never;

/** From the client to the worker. */
export type RequestMessage =
  | { readonly id: number; readonly name: string; readonly ask: unknown }
  | { readonly id: number; readonly cancel: true };
/** From the worker to the client: any number of reports, then an answer or an error. */
export type ReplyMessage =
  | { readonly id: number; readonly report: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: Error };

export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
