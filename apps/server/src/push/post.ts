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

/** Gives the status of the answer, of which nothing else is read; redirections are not followed. */
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
/** For tests, whose push service is on this machine. */
export const postAnywhere: Post = createPost(true);
