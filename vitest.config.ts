import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

// Random play, graph building and browsers take their time on a busy machine; that makes a test slower, never wrong.
const testTimeout = 120_000;
const hookTimeout = 120_000;
/** Only ever waited for in full where something is wrong; a second, the default, is short on a busy machine. */
const poll = { timeout: 60_000 };

const config: ViteUserConfig = defineConfig({
  test: {
    reporters: ['default', './scripts/second-tries.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,bench,sim}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'scripts/new-game/template/**'],
          // Every core: vitest leaves one free, which on a small machine is half of them.
          pool: 'threads',
          maxWorkers: '100%',
          // A dictionary is read once in a thread, not once for every file: nothing here changes what others import.
          isolate: false,
          setupFiles: 'scripts/testing/seeds.ts',
          // As below, for those that wait for real sockets, threads and processes; whoever needed it is named at the end.
          retry: 1,
          expect: { poll },
          testTimeout,
          hookTimeout,
        },
      },
      {
        // The real server in a real browser, over the built page: two files at a time, so that browsers do not starve.
        // Once more is allowed: they play against clocks and bots, and a machine may stall for longer than a page waits.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/.*'],
          globalSetup: 'e2e/unpack-chromium.ts',
          maxWorkers: 2,
          isolate: false,
          retry: 1,
          expect: { poll },
          testTimeout,
          hookTimeout,
        },
      },
    ],
  },
});

export default config;
