import { expect, test } from 'vitest';
import { simulateShuffle } from './src/simulate-shuffle.ts';

const SEEDS = Array.from({ length: 8 }, (_, seed) => String(seed));
/** Seeds that once failed, and why. */
const KEPT = [
  // A match started by another process was never read, because the disk failed the first time.
  '276',
];

test.each([...SEEDS, ...KEPT])(
  'seed %s: every server that cheats at the shuffle is found out, and no honest one is accused',
  async (seed) => {
    expect(await simulateShuffle(seed)).toEqual([]);
  },
);
