import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { HighCard } from '@wordhoard/table/testing';
import { onTestFinished } from 'vitest';
import { createServer, type RunningServer, type ServerOptions } from '../src/index.ts';
import { type Client, Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { loadHighCard } from './games.ts';

export const GAMES: NonNullable<ServerOptions['games']> = {
  load: loadHighCard,
  worker: new URL('./worker.ts', import.meta.url),
};

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'wordhoard-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export interface TestServer extends RunningServer {
  readonly clock: FakeClock;
}

/** A real server on a free port, with a clock that stands still; closed after the test. */
export async function openServer(options: Partial<ServerOptions> & { clock?: FakeClock } = {}): Promise<TestServer> {
  const clock = options.clock ?? new FakeClock();
  const path = folder();
  // No built pages, also where they have been built: they take longer to read than most tests.
  const standard = {
    port: 0,
    host: '127.0.0.1',
    db: join(path, 'test.db'),
    webRoot: join(path, 'pages'),
    games: GAMES,
  };
  // Hours pass in a moment here, too fast for heartbeats.
  const limits = { heartbeatMs: Number.POSITIVE_INFINITY, ...options.limits };
  const server = await createServer({ ...standard, ...options, clock, limits });
  onTestFinished(() => server.close());
  return { ...server, clock };
}

/** Ann has made a table, Bob has joined it, and play has begun. */
export async function annAndBob(
  server: Pick<RunningServer, 'address'>,
  options: Parameters<Guest['table']>[0] = {},
): Promise<{ code: string; ann: Client; bob: Client }> {
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table(options);
  const ann = await anna.enter(code);
  const bob = await robert.enter(code);
  await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
  await ann.command({ type: 'start' });
  await Promise.all([ann.until('update'), bob.until('update')]);
  return { code, ann, bob };
}

/** A seat's last observation; the tests know its game. */
export function observe(client: Client, seat: number): { view: HighCard['view']; question: number; round: number } {
  const { seen } = client.seen(seat)!;
  const step = seen.question?.step as { round?: number } | undefined;
  return { view: seen.view as HighCard['view'], question: seen.question?.id ?? 0, round: step?.round ?? 0 };
}

/** Lays the first card in hand. */
export async function lay(client: Client, seat: number, sure = true, id?: string): Promise<AnyRefusal | null> {
  const { view, question } = observe(client, seat);
  return client.command({ type: 'move', seat, move: { to: question, answer: { card: view.mine![0]!, sure } } }, id);
}

/** All players lay cards until it is over. */
export async function playOut(players: readonly (readonly [client: Client, seat: number])[]): Promise<void> {
  for (const [client] of players) await client.until('update');
  while (!players[0]![0].seen(players[0]![1])!.seen.over) {
    const { round } = observe(...players[0]!);
    for (const [client, seat] of players) await lay(client, seat);
    for (const [client, seat] of players)
      await client.until('update', (it) => it.viewer === seat && (it.seen.view as HighCard['view']).round >= round);
  }
}
