import { randomBytes } from 'node:crypto';
import { seedFrom } from '@wordhoard/kernel';
import type { SeedSource } from '@wordhoard/table';

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** By chance; or, for tests, from a text: the same text, the same deal and the same luck of the bots. */
export const drawSeeds = (deal: string | null, hex: (bytes: number) => string = randomHex): SeedSource => ({
  seed: deal === null ? hex(32) : seedFrom(deal),
  nonce: hex(16),
  botSeed: deal === null ? hex(16) : seedFrom(`the bots of ${deal}`),
});
