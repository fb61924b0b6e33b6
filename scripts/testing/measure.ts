import { subscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { processorTime } from './processor-time.ts';

/**
 * The set-up file of `npm run test:times`. It notes, for every test and every file, how much processor time this worker
 * and the processes it started have used, and what was set up. Workers must be processes for that, not threads.
 */
declare module 'vitest' {
  interface TaskMeta {
    /** Processor time, in ms. */
    cpu?: number;
    /** Number of set-ups of each kind, and their total time in ms. */
    setUp?: Record<string, { count: number; ms: number }>;
  }
}

type SetupCounts = Record<string, { count: number; ms: number }>;

/** Installed once per worker, though this file runs before every test file. */
const KEY = Symbol.for('wordhoard.set-up');
const worker = globalThis as { [KEY]?: SetupCounts };

function listen(): SetupCounts {
  const counts: SetupCounts = {};
  const note = (what: string, ms: number): void => {
    const { count, ms: before } = counts[what] ?? { count: 0, ms: 0 };
    counts[what] = { count: count + 1, ms: before + ms };
  };
  // Test helpers that start a server, a browser or a database report it on this channel.
  subscribe('wordhoard:set-up', (message) => {
    const { what, ms } = message as { what: string; ms: number }; // as the publishers send it
    note(what, ms);
  });
  // A dictionary is opened by reading its file.
  const { readFileSync } = fs;
  fs.readFileSync = new Proxy(readFileSync, {
    apply(read, self, args) {
      const began = performance.now();
      const content = Reflect.apply(read, self, args);
      if (String(args[0]).endsWith('wordhoard.lex')) note('dictionary', performance.now() - began);
      return content;
    },
  });
  syncBuiltinESMExports();
  return counts;
}

worker[KEY] ??= listen();
const counts = worker[KEY];
const countsBefore = { ...counts };

/** Set-ups since this file began. */
function setUpSince(): SetupCounts {
  const since: SetupCounts = {};
  for (const [what, { count, ms }] of Object.entries(counts)) {
    const before = countsBefore[what] ?? { count: 0, ms: 0 };
    if (count > before.count) since[what] = { count: count - before.count, ms: ms - before.ms };
  }
  return since;
}

const fileBegan = processorTime();
let testBegan = fileBegan;
beforeEach(() => {
  testBegan = processorTime();
});
afterEach(({ task }) => {
  task.meta.cpu = (task.meta.cpu ?? 0) + processorTime() - testBegan;
});
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from this pattern, and we want none
afterAll(({}, suite) => {
  suite.meta.cpu = processorTime() - fileBegan;
  suite.meta.setUp = setUpSince();
});
