import type { Logger } from '../logger.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { ServerStorage } from './storage.ts';
import { waitForPostgres } from './wait-for-postgres.ts';

export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

interface OpenOptions {
  readonly log: Logger;
  /** Ends the wait for PostgreSQL. */
  readonly signal?: AbortSignal | undefined;
  /** For tests with a file: while its first number is 1, no commit completes. */
  readonly slowDisk?: Int32Array | undefined;
}

/** Opens a PostgreSQL database by its URL, as soon as it answers, or a file by its path. */
export async function openStorage(where: string, { log, signal, slowDisk }: OpenOptions): Promise<ServerStorage> {
  if (!isPostgres(where)) return openSqlite(where, slowDisk, log);
  await waitForPostgres(where, { log, signal });
  return openPostgres(where, log);
}
