import type { Limit } from '@wordhoard/kernel';
import type { Wordsmith } from './types.ts';

/** Ours: the printed game has no timer. */
export const LIMITS: Readonly<Record<Wordsmith['limit'], Limit>> = { turn: { kind: 'think', ms: 120_000 } };
