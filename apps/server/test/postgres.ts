import { afterAll, beforeAll } from 'vitest';
import { type StartedPostgres, startPostgres } from './start-postgres.ts';

/** A real PostgreSQL for the tests of one file, gone after them. */
export function usePostgres(): Omit<StartedPostgres, 'close' | 'cpu'> {
  let started: StartedPostgres | undefined;
  const postgres = (): StartedPostgres => {
    if (!started) throw new Error('PostgreSQL starts before the first test, not while the file is read');
    return started;
  };
  beforeAll(async () => {
    started = await startPostgres();
  });
  afterAll(() => started?.close());
  return {
    query: (sql) => postgres().query(sql),
    fresh: () => postgres().fresh(),
    stop: () => postgres().stop(),
    start: () => postgres().start(),
  };
}
