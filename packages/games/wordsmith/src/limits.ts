import type { Limit } from '@wordhoard/kernel';
import type { Wordsmith } from './types.ts';

/** Ours: the printed game has no timer. */
export const LIMITS: Readonly<Record<Wordsmith['limit'], Limit>> = { turn: { kind: 'think', ms: 120_000 } };

/** The purpose of each limit, in a sentence for designers. */
export const LIMIT_NOTES: Readonly<Record<Wordsmith['limit'], string>> = {
  turn: 'Time for a turn, which all players take at the same time.',
};
