import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Limits, RateLimiter } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { refuse } from '../tables/lobby.ts';
import { securityHeaders } from './headers.ts';
import { addressOf, hostOf, isOurs } from './origin.ts';
import { answerRefusal } from './routes.ts';

export interface AppOptions {
  readonly logger: { readonly level: string; readonly stream?: { write(line: string): void } } | false;
  readonly limits: Limits;
  readonly requests: RateLimiter;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** The bare house: what every request goes through, whatever it asks for. */
export function openApp({ logger, limits, requests, metrics, origins, trustProxy }: AppOptions): FastifyInstance {
  const app = fastify({
    logger,
    bodyLimit: limits.messageBytes,
    // Its own lines hold addresses, and with them the codes of private tables.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    // A page that keeps its connection must not keep the house from closing.
    forceCloseConnections: true,
  });

  // JSON only: a form of another site can send plain text without asking first.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(hostOf(request.raw)));
    if (!requests.take(addressOf(request.raw, trustProxy))) return answerRefusal(reply, refuse('too-fast'));
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurs(request.raw, origins))
      return reply.code(403).send({ refusal: refuse('bad-origin') });
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    metrics.count('requests_total');
    // The pattern, not the address: /api/tables/:code/record.
    const line = { method, route: request.routeOptions.url ?? 'page', status: reply.statusCode, ms: reply.elapsedTime };
    request.log.debug(line, 'request');
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ refusal: refuse('too-large') });
    if (status < 500) return reply.code(status).send({ refusal: refuse('malformed') });
    request.log.error({ err: error }, 'a request failed');
    return answerRefusal(reply, refuse('fault'));
  });

  return app;
}
