import type { Limit } from '@wordhoard/kernel';
import type { WildWords } from './types.ts';

/** Time limits of a live table. */
export const LIMITS: Readonly<Record<WildWords['limit'], Limit>> = {
  /** Ours; a table with a chess clock switches it off. */
  turn: { kind: 'think', ms: 180_000 },
  /** [WW-14] With chess clocks only for those who have run out of time. */
  challenge: { kind: 'think', ms: 30_000 },
  /** [WW-15] Also with chess clocks, which stand meanwhile. */
  spell: { kind: 'think', ms: 60_000 },
  /** [WW-17] Ours. */
  vote: { kind: 'think', ms: 30_000 },
};
