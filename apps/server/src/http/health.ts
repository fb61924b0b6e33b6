import { timingSafeEqual } from 'node:crypto';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { requireStrongSecret } from './guests.ts';

export const HEALTH = '/healthz';
/** For proxies: 503 from a server that is healthy but sends new visitors to another one. */
export const READY = '/readyz';

/** Reuses the last answer for this long, so that frequent checks don't keep the disk busy. */
const TRIED_MS = 1000;

/**
 * Serves the health check and the metrics. Metrics could give a player away: on a quiet server, a counter that moves
 * shows that an opponent has answered. So they need a token, even from this machine: behind a proxy that does not pass
 * on addresses, every request seems to come from here.
 */
export function serveHealth(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
  alive: () => Promise<void>,
  sendsElsewhere: () => boolean,
  clock: Clock,
): void {
  if (token !== undefined) requireStrongSecret('WORDHOARD_METRICS_TOKEN', token);
  function hasToken({ headers }: FastifyRequest): boolean {
    if (token === undefined) return false;
    const given = Buffer.from(headers.authorization ?? '');
    const right = Buffer.from(`Bearer ${token}`);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** Simultaneous checks share one attempt. */
  let tried: Promise<boolean> | null = null;
  /** Null during an attempt. */
  let answeredAt: number | null = null;
  function canWrite(): Promise<boolean> {
    if (tried && (answeredAt === null || clock.now() - answeredAt < TRIED_MS)) return tried;
    answeredAt = null;
    tried = alive()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        answeredAt = clock.now();
      });
    return tried;
  }
  const answer = (reply: FastifyReply, ok: boolean): FastifyReply =>
    reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  app.get(HEALTH, async (_, reply) => answer(reply, await canWrite()));
  app.get(READY, async (_, reply) => answer(reply, !sendsElsewhere() && (await canWrite())));
  app.get('/metrics', (request, reply) => {
    if (!hasToken(request)) return reply.code(404).send({ refusal: refuse('no-such-page') });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}
