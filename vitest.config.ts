import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // Random play and graph building are pure computation; a busy machine only makes them slower, never wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
