import { randomBytes } from 'node:crypto';
import { seedFrom } from '@wordhoard/kernel';
import type { SeedSource } from '@wordhoard/table';

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Draws random seeds; or, for tests, derives them from a text, which fixes the deal and the bots' luck. */
export const drawSeeds = (deal: string | null, hex: (bytes: number) => string = randomHex): SeedSource => ({
  seed: deal === null ? hex(32) : seedFrom(deal),
  nonce: hex(16),
  botSeed: deal === null ? hex(16) : seedFrom(`the bots of ${deal}`),
});
