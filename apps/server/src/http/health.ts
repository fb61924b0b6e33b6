import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { refuse } from '../tables/lobby.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * For whoever runs the house. The metrics are not for players: on a quiet evening a number that moves tells that
 * somebody has answered. So they are shown on the machine itself, or for a token.
 */
export function serveHealth(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  function mayLook({ raw, headers }: FastifyRequest): boolean {
    if (token !== undefined) {
      const given = Buffer.from(headers.authorization ?? '');
      const right = Buffer.from(`Bearer ${token}`);
      return given.length === right.length && timingSafeEqual(given, right);
    }
    return headers['x-forwarded-for'] === undefined && LOOPBACK.test(raw.socket.remoteAddress ?? '');
  }

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/metrics', (request, reply) => {
    if (!mayLook(request)) return reply.code(404).send({ refusal: refuse('no-such-page') });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}
