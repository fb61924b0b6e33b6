/** A match for tests of this game and of packages that use it. */
import { bind, limitsFor, type MatchSetup, type Pace, type Seat, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import type { GemId } from './gems.ts';
import { rules } from './rules.ts';
import type { Magpies } from './types.ts';

/** A variant that changes everything a variant can. */
export const SMALL_HANDS: Config = { ...defaults, variant: { name: 'Small hands', handSize: 2, shake: false } };

export const tableFor = (
  players: number,
  pace: Pace = 'live',
  config: Config = defaults,
): Omit<MatchSetup<Magpies>, 'seed'> => ({
  config,
  players,
  limits: limitsFor<Magpies>(rules, pace),
  bank: null,
  position: null,
});

/** A match that a test plays move by move, from the start or with these gems in hand. */
export class TestGame extends TestMatch<Magpies> {
  constructor(players: number, hands: GemId[][] | null = null, config: Config = defaults) {
    const position = hands && { hands, scores: [] };
    super(bind(rules, null), { ...tableFor(players, 'live', config), position, seed: seedFrom('a table') });
  }

  bid(seat: Seat, gem: GemId): this {
    return this.answer(seat, { gem });
  }
  snatch(seat: Seat, after = 100): this {
    return this.answer(seat, { snatch: true }, after);
  }
  leave(seat: Seat): this {
    return this.answer(seat, { snatch: false });
  }
  shake(seat: Seat): this {
    return this.free(seat, { type: 'shake' });
  }
}
