import { timingSafeEqual } from 'node:crypto';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { StoreHealth } from '../storage/storage.ts';

export const HEALTH = '/healthz';
/** For proxies: 503 from a server that is healthy but sends new visitors to another one. */
export const READY = '/readyz';
/** For Prometheus; needs the token. */
export const METRICS = '/metrics';

/** Reuses the last answer for this long, so that frequent checks don't keep the disk busy. */
const TRIED_MS = 1000;

export interface HealthOptions {
  /** Hard to guess. Shows the metrics and the details of the health check; without one, both are off. */
  readonly token: string | undefined;
  readonly version: string;
  readonly clock: Clock;
  readonly store: StoreHealth;
  /** Writes something. */
  readonly write: () => Promise<void>;
  readonly isDraining: () => boolean;
  readonly sendsElsewhere: () => boolean;
  readonly metrics: () => Promise<string>;
}

/** The result of a check of the store. */
interface CheckedStore {
  readonly canWrite: boolean;
  /** Null if it could not be read. */
  readonly foundSchema: number | null;
}

/**
 * Serves the health check and the metrics. Metrics could give a player away: on a quiet server, a counter that moves
 * shows that an opponent has answered. So they need a token, even from this machine: behind a proxy that does not pass
 * on addresses, every request seems to come from here. Versions need it, too: they tell an attacker which faults to try.
 */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const { token, version, clock, store, write, isDraining, sendsElsewhere, metrics } = options;
  const startedAt = clock.now();
  function hasToken({ headers }: FastifyRequest): boolean {
    if (token === undefined) return false;
    const given = Buffer.from(headers.authorization ?? '');
    const right = Buffer.from(`Bearer ${token}`);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  async function tryStore(): Promise<CheckedStore> {
    const [written, schema] = await Promise.allSettled([write(), store.foundSchema()]);
    return {
      canWrite: written.status === 'fulfilled',
      foundSchema: schema.status === 'fulfilled' ? schema.value : null,
    };
  }
  /** Simultaneous checks share one attempt. */
  let tried: Promise<CheckedStore> | null = null;
  /** Null during an attempt. */
  let answeredAt: number | null = null;
  function checkStore(): Promise<CheckedStore> {
    if (tried && (answeredAt === null || clock.now() - answeredAt < TRIED_MS)) return tried;
    answeredAt = null;
    tried = tryStore().finally(() => {
      answeredAt = clock.now();
    });
    return tried;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, isReadiness: boolean): Promise<FastifyReply> {
    const found = await checkStore();
    const fault = storeFault(found, store.neededSchema) ?? (isReadiness && sendsElsewhere() ? DRAINING : null);
    const details = {
      version,
      uptimeSeconds: Math.round((clock.now() - startedAt) / 1000),
      store: store.kind,
      storeWritable: found.canWrite,
      schema: { found: found.foundSchema, needed: store.neededSchema },
      draining: isDraining(),
    };
    return reply
      .code(fault ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        ok: !fault,
        status: fault?.status ?? 'ok',
        ...(fault && { reason: fault.reason }),
        ...(hasToken(request) && details),
      });
  }
  app.get(HEALTH, (request, reply) => answer(request, reply, false));
  app.get(READY, (request, reply) => answer(request, reply, true));
  app.get(METRICS, async (request, reply) => {
    if (!hasToken(request)) return reply.code(404).send({ refusal: refuse('no-such-page') });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics());
  });
}

interface HealthFault {
  readonly status: 'store' | 'schema' | 'draining';
  readonly reason: string;
}
const DRAINING: HealthFault = { status: 'draining', reason: 'This server is about to stop; another one takes over.' };

/** Says why the store can't be used; the schema first, because it may be the reason for the other. */
function storeFault({ canWrite, foundSchema }: CheckedStore, needed: number): HealthFault | null {
  if (foundSchema !== null && foundSchema !== needed)
    return {
      status: 'schema',
      reason:
        foundSchema > needed
          ? 'A newer version of Wordhoard has upgraded the database. Stop this server and start the new version.'
          : 'The database has an older schema than this server needs. Restart the server, which upgrades it.',
    };
  return canWrite && foundSchema !== null ? null : { status: 'store', reason: 'The database cannot be written.' };
}
