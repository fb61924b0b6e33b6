import { refuse } from '@wordhoard/table';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { BackOff } from '../back-off.ts';
import type { Incidents } from '../incidents.ts';
import type { ServerLimits } from '../limits.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import type { NetworkLimiter } from '../networks.ts';
import { StoreUnavailable } from '../storage/outage.ts';
import { withoutCodes } from '../tables/codes.ts';
import { limitConnections, timeouts } from './connection-limits.ts';
import { type InlineHashes, securityHeaders } from './headers.ts';
import { HEALTH, METRICS, READY } from './health.ts';
import {
  addressOf,
  describeHost,
  describeOrigin,
  type HostConfig,
  hasUntrustedProxy,
  hostOf,
  isKnownHost,
  isKnownOrigin,
  isSecure,
} from './origin.ts';
import { answerRefusal } from './refusal.ts';

export interface AppOptions {
  readonly logger: { readonly level: string; readonly stream?: { write(line: string): void } } | false;
  readonly limits: ServerLimits;
  readonly requests: NetworkLimiter;
  /** Limits new connections per address. */
  readonly newConnections: BackOff;
  readonly metrics: ServerMetrics;
  readonly incidents: () => Incidents;
  readonly hostConfig: HostConfig;
  readonly inlineHashes: InlineHashes;
}

/** Creates the HTTP server with the checks that every request passes. */
export function openApp({
  logger,
  limits,
  requests,
  newConnections,
  metrics,
  incidents,
  hostConfig,
  inlineHashes,
}: AppOptions): FastifyInstance {
  const app = fastify({
    ...timeouts(limits),
    logger: logger && { ...logger, stream: withoutCodes(logger.stream ?? process.stderr) },
    bodyLimit: limits.messageBytes,
    // Fastify's own request log has URLs, and with them the codes of private tables.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    // An open keep-alive connection must not delay the shutdown.
    forceCloseConnections: true,
  });

  limitConnections(app, { limits, hostConfig, opening: newConnections, metrics, incidents });

  // JSON only: a form on another site can send plain text without a preflight request.
  app.removeContentTypeParser('text/plain');

  let hasWarnedOfProxy = false;
  app.addHook('onRequest', async (request, reply) => {
    if (!hasWarnedOfProxy && hasUntrustedProxy(request.raw, hostConfig)) {
      hasWarnedOfProxy = true;
      app.log.warn({}, 'a proxy seems to be in front, but WORDHOARD_TRUST_PROXY is 0');
    }
    reply.headers(securityHeaders(hostOf(request.raw), isSecure(request.raw, hostConfig), inlineHashes));
    const address = addressOf(request.raw, hostConfig);
    if (!requests.take(address))
      // Also drops the requests pipelined after this one.
      return answerRefusal(reply.header('connection', 'close'), refuse('too-fast'));
    // Health checks and Prometheus address the machine by its IP number or its name inside the network.
    if (!isKnownHost(request.raw, hostConfig) && ![HEALTH, READY, METRICS].includes(request.url)) {
      incidents().note('bad-host', address, describeHost(request.raw, hostConfig));
      return reply.code(421).send({ refusal: refuse('bad-host') });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isKnownOrigin(request.raw, hostConfig)) {
      incidents().note('bad-origin', address, describeOrigin(request.raw));
      return reply.code(403).send({ refusal: refuse('bad-origin') });
    }
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });

  // Every refusal passes here, whoever answers with it.
  app.addHook('preSerialization', (_, __, payload, done) => {
    const code = codeOf(payload);
    if (code !== undefined) metrics.httpRefusal(code);
    done(null, payload);
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    // The route's pattern, not the URL: /api/tables/:code/record.
    const { url: route = 'page' } = request.routeOptions;
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.httpRequest(method, route, status, ms / 1000);
    request.log.debug({ method, route, status, ms }, 'request');
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ refusal: refuse('too-large') });
    if (status < 500) return reply.code(status).send({ refusal: refuse('malformed') });
    if (error instanceof StoreUnavailable) return answerRefusal(reply, refuse('cannot-save'));
    request.log.error({ err: error }, 'request failed');
    return answerRefusal(reply, refuse('fault'));
  });

  return app;
}

/** The code of a refusal that is about to be sent; undefined for any other answer. */
function codeOf(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('refusal' in payload)) return undefined;
  const { refusal } = payload;
  const isRefusal = typeof refusal === 'object' && refusal !== null && 'code' in refusal;
  return isRefusal && typeof refusal.code === 'string' ? refusal.code : undefined;
}
