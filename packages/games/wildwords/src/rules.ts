import { addForSeat, type Rules, type Seat } from '@wordhoard/kernel';
import { amend } from './amend.ts';
import { challenge, judge, settle, spell, stand, vote } from './challenge.ts';
import { config } from './config.ts';
import { finish } from './finish.ts';
import { LIMITS } from './limits.ts';
import { position } from './position.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import type { WildMoment, WildWords } from './types.ts';
import { view } from './view.ts';

/** Ours: what every started minute of overtime costs. */
export const OVERTIME = 10;

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
  flagged(m: WildMoment, seat: Seat) {
    if (m.state.config.overtime === 'loses') {
      // [WW-14] A player who ran out of time over a play has not challenged it.
      if (m.state.pending) stand(m);
      return finish(m, 'flag', seat);
    }
    m.addClockTime(seat, 60_000);
    addForSeat(m.state.overtime, seat, 1);
    addForSeat(m.state.scores, seat, -OVERTIME);
    m.tell({ type: 'overtime', seat, cost: OVERTIME });
    // [WW-14] The minute costs as it does anywhere, but paying doesn't let a player hold up a play.
    if (m.state.pending) m.setSeatDeadline(seat, 'challenge');
  },
};
