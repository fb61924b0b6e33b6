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

/** The purpose of each limit, in a sentence for designers. */
export const LIMIT_NOTES: Readonly<Record<Wordsy['limit'], string>> = {
  ready: 'Time for all players to say that they are ready for the next round, which then starts.',
  idle: 'If no one has locked a word after this time, the timer starts by itself. Then no one is the fastest, and there are no bonuses.',
  timer:
    'The timer that starts when the first player locks a word; alone, it starts with the round. Without it, a Main Player takes the place of the fastest.',
  grace: 'After the timer, time to finish a word that was begun: you can only add letters.',
  challenge: 'Time to challenge the words of a round. It starts again after each challenge.',
  mend: 'With friendly spelling, time to correct a word that was challenged.',
};
