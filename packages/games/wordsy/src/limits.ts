import type { Limit } from '@wordhoard/kernel';
import type { Wordsy } from './types.ts';

/** Time limits of a live table. */
export const LIMITS: Readonly<Record<Wordsy['limit'], Limit>> = {
  /** Ours. */
  ready: { kind: 'reflex', ms: 30_000 },
  /** [WY-8] */
  idle: { kind: 'think', ms: 300_000 },
  /** [WY-5] If this limit is off, the table has a Main Player instead [WY-23]. */
  timer: { kind: 'reflex', ms: 30_000 },
  /** [WY-7] */
  grace: { kind: 'reflex', ms: 5_000 },
  /** [WY-14] */
  challenge: { kind: 'think', ms: 20_000 },
  /** [WY-24] Ours. */
  mend: { kind: 'think', ms: 20_000 },
};
