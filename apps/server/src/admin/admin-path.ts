import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { isPostgres } from '../storage/open.ts';

const PIPES = '\\\\.\\pipe\\';

/**
 * Where a server listens for its operator by default: a socket beside the database file, or on Windows a named pipe.
 * Undefined for PostgreSQL, which several servers of one machine may share.
 */
export function adminPathOf(db: string, platform: NodeJS.Platform = process.platform): string | undefined {
  if (isPostgres(db) || db === ':memory:') return undefined;
  if (platform !== 'win32') return `${db}.admin`;
  return `${PIPES}wordhoard-${createHash('sha256').update(resolve(db)).digest('hex').slice(0, 16)}`;
}

/** A named pipe is no file: nothing has to be created, protected or deleted. */
export const isPipe = (path: string): boolean => path.startsWith(PIPES);
