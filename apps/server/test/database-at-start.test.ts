import { expect, test } from 'vitest';
import { ConfigurationError } from '../src/configuration-error.ts';
import { type Waiting, waitForPostgres } from '../src/storage/wait-for-postgres.ts';
import { usePostgres } from './postgres.ts';

const postgres = usePostgres();

function newLog(): { readonly log: Waiting['log']; readonly lines: string[] } {
  const lines: string[] = [];
  const note = (_: object, message: string): void => void lines.push(message);
  return { log: { info: note, warn: note, error: note }, lines };
}

test('waits for a database that starts later, and logs that once', async () => {
  const url = await postgres.fresh();
  const { log, lines } = newLog();
  await waitForPostgres(url, { log });
  expect(lines).toEqual([]);
  await postgres.stop();
  const waited = waitForPostgres(url, { log });
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  await postgres.start();
  await waited;
  expect(lines).toEqual(['waiting for the database']);
});

test('gives up when the time is over, and on request', async () => {
  const url = 'postgresql://wordhoard@/db?host=/nowhere';
  const { log, lines } = newLog();
  await expect(waitForPostgres(url, { log, waitMs: 0 })).rejects.toThrow(
    'the database did not answer for 0 seconds (ENOENT)',
  );
  expect(lines).toEqual([]);
  const stop = new AbortController();
  const waited = waitForPostgres(url, { log, signal: stop.signal });
  await expect.poll(() => lines.length).toBe(1);
  stop.abort();
  await expect(waited).rejects.toThrow('aborted');
});

test('doesn’t wait for what will never do', async () => {
  const { log, lines } = newLog();
  const url = await postgres.fresh();
  await expect(waitForPostgres(url.replace('/test_', '/no_such_'), { log })).rejects.toThrow('does not exist');
  expect(lines).toEqual([]);
});

test.each([
  'postgresql://me:hush/hush@host/db',
  'postgresql://me:hush#hush@host/db',
  'postgresql://me:hush?hush@host/db',
])('explains a password that is not percent-encoded, and doesn’t print it: %s', async (url) => {
  const refused: unknown = await waitForPostgres(url, newLog()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(String(refused)).toMatch(/DATABASE_URL .* can't be read\. If its password .*percent-encode/);
  expect(JSON.stringify([refused, String(refused)])).not.toContain('hush');
});
