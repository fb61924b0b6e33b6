import type { Rules, Seat } from '@wordhoard/kernel';
import { challenge, judge, settle, spell, stand, vote } from './challenge.ts';
import { config } from './config.ts';
import { finish } from './finish.ts';
import { position } from './position.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import type { WildMoment, WildWords } from './types.ts';
import { view } from './view.ts';

/** Ours: what every started minute of overtime costs. */
export const OVERTIME = 10;

export const rules: Rules<WildWords> = {
  id: 'wildwords',
  version: 3,
  players: [2, 4],
  limits: {
    /** Ours; a table with a chess clock switches it off. */
    turn: { kind: 'think', ms: 180_000 },
    /** [WW-14] */
    challenge: { kind: 'think', ms: 30_000 },
    /** [WW-15] */
    spell: { kind: 'think', ms: 60_000 },
    /** [WW-17] Ours. */
    vote: { kind: 'think', ms: 30_000 },
  },
  config,
  setup,
  position,
  view,
  steps: { turn, challenge, spell, vote, judge, settle },
  flagged(m: WildMoment, seat: Seat) {
    if (m.state.config.overtime === 'loses') {
      // [WW-14] Whoever ran out of time over a play has not challenged it.
      if (m.state.pending) stand(m);
      return finish(m, 'flag', seat);
    }
    m.grant(seat, 60_000);
    m.state.scores[seat]! -= OVERTIME;
    m.tell({ type: 'overtime', seat, cost: OVERTIME });
  },
};
