import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Random play, graph building and browsers take their time on a busy machine; that makes a test slower, never wrong.
const testTimeout = 120_000;
const hookTimeout = 120_000;

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Every core: vitest leaves one free, which on a small machine is half of them.
          pool: 'threads',
          maxWorkers: '100%',
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
          maxWorkers: 2,
          retry: 1,
          testTimeout,
          hookTimeout,
        },
      },
    ],
  },
});

export default config;
