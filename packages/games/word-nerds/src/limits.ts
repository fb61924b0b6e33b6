import type { Limit } from '@wordhoard/kernel';
import type { WordNerds } from './types.ts';

/** Time limits of a live table. Those without a rule number are ours. */
export const LIMITS: Readonly<Record<WordNerds['limit'], Limit>> = {
  bid: { kind: 'think', ms: 30_000 },
  cards: { kind: 'think', ms: 20_000 },
  select: { kind: 'think', ms: 20_000 },
  declare: { kind: 'think', ms: 60_000 },
  /** [WN-13] */
  respond: { kind: 'think', ms: 20_000 },
  /** [WN-15] */
  join: { kind: 'think', ms: 8_000 },
  choose: { kind: 'think', ms: 20_000 },
  purchase: { kind: 'think', ms: 30_000 },
  /** [WN-11] */
  simultaneous: { kind: 'reflex', ms: 300, fixed: true },
};
