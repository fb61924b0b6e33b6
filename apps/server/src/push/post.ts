import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { lookupPublic } from './endpoint.ts';

/** Timeout of a request to a push service. */
const TIMEOUT_MS = 10_000;

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a request and returns the status of the response. The body isn't read, and redirects aren't followed. */
export type Post = (posting: PushRequest) => Promise<number>;

const createPost =
  (inside: boolean): Post =>
  ({ endpoint, headers, body }) =>
    new Promise((done, failed) => {
      const make = inside && endpoint.startsWith('http:') ? plainRequest : request;
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false as const,
        ...(!inside && { lookup: lookupPublic }),
      };
      const sent = make(endpoint, options, (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      });
      sent.on('error', failed);
      sent.end(body);
    });

export const postToPublic: Post = createPost(false);
/** Also accepts local addresses, for tests. */
export const postAnywhere: Post = createPost(true);
