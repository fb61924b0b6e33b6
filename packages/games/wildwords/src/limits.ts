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

/** The purpose of each limit, in a sentence for designers. */
export const LIMIT_NOTES: Readonly<Record<WildWords['limit'], string>> = {
  turn: 'Time for a turn at a table without chess clocks. A player whose time is up passes.',
  challenge: 'Time to decide whether to challenge a play. With chess clocks, only for players whose clock has run out.',
  spell: 'Time to say what the asterisks of a challenged play stand for. Chess clocks stop meanwhile.',
  vote: 'Time for the other players to say whether they agree with a challenge, with three or four players.',
};
