import { resolve } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { leftOut } from './scripts/testing/left-out.ts';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { openRunFolder } from './scripts/testing/run-folder.ts';

// Other tools read this file too, and run nothing.
if (process.env['VITEST'] === 'true') {
  // Now, before Vitest makes a folder of its own.
  openRunFolder();
  // Servers and commands that tests start compile each module once, not once per process: half of a start.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');
}

/** Set by `npm run test:all`: tests that try many cases try more of them. */
const sweep = process.env['WORDHOARD_SWEEP'] === '1';
const isCI = process.env['CI'] === 'true';
/** Set by `npm run test:times`. */
const measured = process.env['WORDHOARD_TIMES'] === '1';
/** Processor time is counted by process, so what is measured runs in processes. */
const pool = measured ? 'forks' : 'threads';
const setupFiles = ['scripts/testing/seeds.ts', ...(measured ? ['scripts/testing/measure.ts'] : [])];

const shared = {
  // Random play, graph building and browsers take their time on a busy machine; that makes a test slower, never wrong.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Only ever waited for in full where something is wrong; the default of one second is short on a busy machine.
  expect: { poll: { timeout: 60_000 } },
  provide: { sweep },
};
/** Every core: Vitest leaves one free, which on a small machine is half of them. */
const maxWorkers = '100%';
const exclude = ['**/node_modules/**', '**/dist/**', 'scripts/new-game/template/**', ...leftOut];

const config: ViteUserConfig = defineConfig({
  test: {
    reporters: [
      'default',
      './scripts/testing/retries-reporter.ts',
      ...(measured ? ['./scripts/testing/times-reporter.ts'] : []),
    ],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Pure packages: nothing in them can change what another file imports, so a worker keeps what it has loaded.
        test: {
          ...shared,
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude,
          pool,
          maxWorkers,
          isolate: false,
          setupFiles,
        },
      },
      {
        test: {
          ...shared,
          name: 'apps',
          include: ['{apps,bench,sim,scripts}/**/*.test.{ts,tsx}'],
          exclude,
          pool,
          maxWorkers,
          setupFiles,
        },
      },
      {
        // The real server in a real browser, over the built pages; `e2e/worker.ts` says what the files of a worker share.
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          environment: './e2e/environment.ts',
          globalSetup: 'e2e/unpack-chromium.ts',
          maxWorkers: 2,
          isolate: false,
          setupFiles,
          // A machine that stalls for longer than a page waits fails a test for no fault of the change. On CI such a
          // test is run once more, and reported with its error. Elsewhere only a crash of Chromium is.
          retry: isCI ? 1 : { count: 1, condition: /browser has been closed/ },
        },
      },
      {
        // Long forms, for `npm run test:all` only.
        test: {
          ...shared,
          name: 'sweep',
          include: ['{packages,apps,bench,sim,scripts,e2e}/**/*.sweep.ts'],
          exclude,
          environment: './e2e/environment.ts',
          globalSetup: 'e2e/unpack-chromium.ts',
          maxWorkers: 2,
          isolate: false,
          setupFiles,
        },
      },
    ],
  },
});

export default config;
