import type { Logger } from '../logger.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/**
 * The address of a PostgreSQL database, or the path of a file.
 * @param slowDisk for tests, of a file: as long as its first number is 1, no commit comes back from the disk
 */
export const openStorage = (where: string, log: Logger, slowDisk?: Int32Array): Promise<Storage> =>
  isPostgres(where) ? openPostgres(where, log) : openSqlite(where, slowDisk);
