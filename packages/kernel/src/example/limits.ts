import type { Rules } from '../index.ts';
import type { Magpies } from './types.ts';

/** What a live table gives. Apart from the rules, so that a page which only shows it fetches no schema. */
export const LIMITS: Rules<Magpies>['limits'] = {
  bid: { kind: 'think', ms: 20_000 },
  race: { kind: 'think', ms: 5_000 },
  blink: { kind: 'reflex', ms: 300 },
};
