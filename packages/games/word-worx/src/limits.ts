import type { Limit } from '@wordhoard/kernel';
import type { WordWorx } from './types.ts';

/** Time limits of a live table. All ours; the printed game has none. */
export const LIMITS: Readonly<Record<WordWorx['limit'], Limit>> = {
  pick: { kind: 'think', ms: 40_000 },
  steal: { kind: 'think', ms: 60_000 },
  build: { kind: 'think', ms: 120_000 },
  discard: { kind: 'think', ms: 20_000 },
};

/** The purpose of each limit, in a sentence for designers. */
export const LIMIT_NOTES: Readonly<Record<WordWorx['limit'], string>> = {
  pick: 'Time to take a card off the line.',
  steal: 'Time to steal a card from another player’s word.',
  build: 'Time to lay and rearrange your own words.',
  discard: 'Time to choose what to discard if you have too many cards.',
};
