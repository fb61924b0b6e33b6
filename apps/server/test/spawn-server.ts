import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { folder } from './server.ts';
import { type ServerProcess, startServerProcess, type Vitals } from './server-process.ts';

/** Starts a server process for one test. */
export async function spawnServer(
  db: string = join(folder(), 'server.db'),
  options: Partial<ServerOptions> = {},
): Promise<ServerProcess> {
  const server = await startServerProcess(db, options);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Starts a server process for all tests of a file, because that takes longer than most of them. */
export function useServerProcess(options: Partial<ServerOptions> = {}): () => ServerProcess {
  const path = mkdtempSync(join(tmpdir(), 'wordhoard-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess(join(path, 'server.db'), options);
  });
  afterAll(() => {
    server.child.kill('SIGKILL');
    rmSync(path, { recursive: true, force: true });
  });
  return () => server;
}

/** Longest allowed turn of the event loop, whatever is done to the server. */
const LONGEST_TURN_MS = 100;
const MB = 1024 * 1024;

/** A real blockage happens in every try; effects of a busy machine or a first run don't. */
const TRIES = 3;

/** Attacks a server, and checks that other guests would not have noticed. */
export async function expectUnaffected(server: ServerProcess, attack: () => Promise<void>, moreMB = 64): Promise<void> {
  const longest: number[] = [];
  while (longest.length < TRIES && !longest.some((ms) => ms < LONGEST_TURN_MS)) {
    await server.vitals();
    const { rss } = await settle(server);
    await attack();
    const after = await settle(server);
    longest.push(after.longestTurnMs);
    expect(after.rss - rss).toBeLessThan(moreMB * MB);
  }
  expect(Math.min(...longest)).toBeLessThan(LONGEST_TURN_MS);
}

/** Measures after a few more requests, so that pending work is included. */
async function settle(server: ServerProcess): Promise<Vitals> {
  for (let i = 0; i < 5; i++) await (await fetch(`${server.address}/api/me`)).text();
  return server.vitals();
}
