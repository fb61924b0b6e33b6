import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigurationError } from '../configuration-error.ts';
import type { Logger } from '../logger.ts';
import { isUnavailable } from './outage.ts';
import { configFor } from './postgres.ts';

/** After a reboot or in a new cluster, a database may need as long as this. */
export const WAIT_MS = 60_000;
const RETRY_MS = 500;

const WHICH = 'the address of the database (DATABASE_URL or --db)';
const HINT =
  'If its password has characters such as / ? # % or @, percent-encode them (%2F %3F %23 %25 %40), or put the password into PGPASSWORD instead';

export interface Waiting {
  readonly log: Logger;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
  readonly waitMs?: number;
}

/**
 * Resolves when PostgreSQL accepts connections. It logs once that it waits, and rejects if the time is over or waiting is
 * of no use. No message quotes the address: a password that isn't percent-encoded could stand for any part of it.
 */
export async function waitForPostgres(url: string, { log, signal, waitMs = WAIT_MS }: Waiting): Promise<void> {
  const giveUpAt = performance.now() + waitMs;
  for (let hasLogged = false; ; ) {
    signal?.throwIfAborted();
    try {
      return await connectOnce(url);
    } catch (error) {
      const refusal = finalRefusal(error);
      if (refusal) throw refusal;
      if (performance.now() >= giveUpAt)
        throw new Error(`the database did not answer for ${Math.round(waitMs / 1000)} seconds (${reasonOf(error)})`);
      if (!hasLogged) log.warn({ reason: reasonOf(error) }, 'waiting for the database');
      hasLogged = true;
      await pause(RETRY_MS, undefined, { ...(signal && { signal }) });
    }
  }
}

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client(configFor(url));
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

function codeOf(error: unknown): string | undefined {
  // Every address of a host name failed, for the same reason.
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error && 'code' in one && typeof one.code === 'string' ? one.code : undefined;
}

const reasonOf = (error: unknown): string => codeOf(error) ?? 'no answer';

/** The system's codes for a database that doesn't run yet, or a network that isn't up. */
const TRANSIENT: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

function isTransient(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isUnavailable(error);
  const code = codeOf(error);
  if (code !== undefined) return TRANSIENT.has(code);
  // The client's own errors have no code.
  return error instanceof Error && /timeout|terminated/i.test(error.message);
}

/** Says why waiting is of no use; undefined if the database may answer later. */
function finalRefusal(error: unknown): Error | undefined {
  const code = codeOf(error);
  if (code === 'ERR_INVALID_URL' || error instanceof URIError)
    return new ConfigurationError(`${WHICH} can't be read. ${HINT}`);
  if (code === 'ENOTFOUND') return new Error(`${WHICH} names a host that is unknown. ${HINT}`);
  if (isTransient(error)) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}
