import type { Rules } from '../index.ts';
import type { Magpies } from './types.ts';

/** Time limits of a live table. In a file of their own, so that a page which only shows them loads no schema. */
export const LIMITS: Rules<Magpies>['limits'] = {
  bid: { kind: 'think', ms: 20_000 },
  race: { kind: 'think', ms: 5_000 },
  blink: { kind: 'reflex', ms: 300 },
};

/** The purpose of each limit, in a sentence for designers. */
export const LIMIT_NOTES: Readonly<Record<Magpies['limit'], string>> = {
  bid: 'Time to bid a gem.',
  race: 'Time to snatch the gem after equal bids.',
  blink: 'Players who snatch within this time of the first draw lots.',
};
