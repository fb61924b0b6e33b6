import { timingSafeEqual } from 'node:crypto';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { needStrong } from './guests.ts';

export const HEALTH = '/healthz';

/** Who asks again within this is told the same: nobody else's questions may keep the disk busy. */
const TRIED_MS = 1000;

/**
 * For whoever runs the house. The metrics are not for players: on a quiet evening a number that moves tells that
 * somebody has answered. So they are shown for a token, and without one to nobody: behind a proxy that does not say so,
 * everybody seems to be on this very machine.
 */
export function serveHealth(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
  alive: () => Promise<void>,
  clock: Clock,
): void {
  if (token !== undefined) needStrong('the token for the metrics', token);
  function mayLook({ headers }: FastifyRequest): boolean {
    if (token === undefined) return false;
    const given = Buffer.from(headers.authorization ?? '');
    const right = Buffer.from(`Bearer ${token}`);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** Ready is who can write. Asked by many at once, it is tried once. */
  let tried: Promise<boolean> | null = null;
  /** Null while it is being tried. */
  let answeredAt: number | null = null;
  function isReady(): Promise<boolean> {
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
  app.get(HEALTH, async (_, reply) => {
    const ok = await isReady();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
  app.get('/metrics', (request, reply) => {
    if (!mayLook(request)) return reply.code(404).send({ refusal: refuse('no-such-page') });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}
