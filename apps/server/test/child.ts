import { fileURLToPath } from 'node:url';
import { systemClock } from '../src/clock.ts';
import { createServer } from '../src/index.ts';
import { loadHighCard, newerRules } from './games.ts';
import type { ServerProcessOptions, Vitals } from './server-process.ts';

/** Runs the server in a separate process: prints its address, reports its load, and closes on request. */
const [, , db = '', text = '{}'] = process.argv;
// Written by the parent process, from options of the same type.
const { clockOffsetMs = 0, newerRules: isNewer = false, ...options } = JSON.parse(text) as ServerProcessOptions;
const worker = new URL('./worker.ts', import.meta.url);
const server = await createServer({
  port: 0,
  host: '127.0.0.1',
  db,
  games: { load: isNewer ? newerRules : loadHighCard, worker },
  clock: { ...systemClock, now: () => systemClock.now() + clockOffsetMs },
  // No pages by default.
  webRoot: fileURLToPath(new URL('./no-pages', import.meta.url)),
  ...options,
});

/**
 * Delays of the event loop by its own work: measured in this thread's CPU time, because wall time includes a busy
 * machine.
 */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let before = cpuMs();
let vitals: Vitals = { longestTurnMs: 0, rss: 0 };
setInterval(() => {
  const now = cpuMs();
  vitals = {
    longestTurnMs: Math.max(vitals.longestTurnMs, now - before),
    rss: Math.max(vitals.rss, process.memoryUsage.rss()),
  };
  before = now;
}, 5).unref();
process.on('message', () => {
  process.send?.({ ...vitals, rss: Math.max(vitals.rss, process.memoryUsage.rss()) } satisfies Vitals);
  vitals = { longestTurnMs: 0, rss: 0 };
});
process.channel?.unref();

console.log(server.address);
process.once('SIGTERM', () => void server.close());
// The parent holds the other end, and ends this process by ending itself.
process.stdin.on('end', () => process.exit(1)).resume();
process.stdin.unref?.();
