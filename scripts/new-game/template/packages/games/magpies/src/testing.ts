/** A match for tests of this game and of packages that use it. */
import { bind, limitsFor, type MatchSetup, type Pace, type Seat, seedFrom } from '@wordhoard/kernel';
import { TestMatch } from '@wordhoard/kernel/testing';
import { defaults } from './defaults.ts';
import type { GemId } from './gems.ts';
import { rules } from './rules.ts';
import type { Magpies } from './types.ts';

export const tableFor = (players: number, pace: Pace = 'live'): Omit<MatchSetup<Magpies>, 'seed'> => ({
  config: defaults,
  players,
  limits: limitsFor<Magpies>(rules, pace),
  bank: null,
  position: null,
});

/** A match that a test plays move by move, from the start or with these gems in hand. */
export class TestGame extends TestMatch<Magpies> {
  constructor(players: number, hands: GemId[][] | null = null) {
    const position = hands && { hands, scores: [] };
    super(bind(rules, null), { ...tableFor(players), position, seed: seedFrom('a table') });
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
