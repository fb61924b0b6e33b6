import type { Limit } from '@wordhoard/kernel';
import type { WordWorx } from './types.ts';

/** Time limits of a live table. All ours; the printed game has none. */
export const LIMITS: Readonly<Record<WordWorx['limit'], Limit>> = {
  pick: { kind: 'think', ms: 40_000 },
  steal: { kind: 'think', ms: 60_000 },
  build: { kind: 'think', ms: 120_000 },
  discard: { kind: 'think', ms: 20_000 },
};
