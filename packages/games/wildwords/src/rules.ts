import { addForSeat, type Rules, type Seat } from '@wordhoard/kernel';
import { amend } from './amend.ts';
import { acceptPlay, challenge, judge, settle, spell, vote } from './challenge.ts';
import { config } from './config.ts';
import { endMatch } from './end.ts';
import { LIMITS } from './limits.ts';
import { position } from './position.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import type { WildWords, WildWordsContext } from './types.ts';
import { view } from './view.ts';

/** Ours: the cost of each started minute of overtime. */
export const OVERTIME_COST = 10;

export const rules: Rules<WildWords> = {
  id: 'wildwords',
  version: 5,
  players: [2, 4],
  limits: LIMITS,
  config,
  setup,
  position,
  view,
  amend,
  steps: { turn, challenge, spell, vote, judge, settle },
  flagged(m: WildWordsContext, seat: Seat) {
    if (m.state.config.overtime === 'loses') {
      // [WW-14] A player who runs out of time during the decision has not challenged the play.
      if (m.state.pending) acceptPlay(m);
      return endMatch(m, 'flag', seat);
    }
    m.addClockTime(seat, 60_000);
    addForSeat(m.state.overtime, seat, 1);
    addForSeat(m.state.scores, seat, -OVERTIME_COST);
    m.tell({ type: 'overtime', seat, cost: OVERTIME_COST });
    // [WW-14] The minute costs points here too, but a player can't hold up a play by paying.
    if (m.state.pending) m.setSeatDeadline(seat, 'challenge');
  },
};
