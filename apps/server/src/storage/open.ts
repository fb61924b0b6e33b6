import type { Logger } from '../logger.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { ServerStorage } from './storage.ts';

export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/**
 * Opens a PostgreSQL database by its URL, or a file by its path.
 *
 * @param slowDisk for tests with a file: while its first number is 1, no commit completes
 */
export const openStorage = (where: string, log: Logger, slowDisk?: Int32Array): Promise<ServerStorage> =>
  isPostgres(where) ? openPostgres(where, log) : openSqlite(where, slowDisk, log);
