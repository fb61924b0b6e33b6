import type { Limit } from '@wordhoard/kernel';
import type { WildWords } from './types.ts';

/** Time limits of a live table. */
export const LIMITS: Readonly<Record<WildWords['limit'], Limit>> = {
  /** Ours; off at a table with a chess clock. */
  turn: { kind: 'think', ms: 180_000 },
  /** [WW-14] With chess clocks only for players whose clock is at zero. */
  challenge: { kind: 'think', ms: 30_000 },
  /** [WW-15] Also with chess clocks, which stop meanwhile. */
  spell: { kind: 'think', ms: 60_000 },
  /** [WW-17] Ours. */
  vote: { kind: 'think', ms: 30_000 },
};
