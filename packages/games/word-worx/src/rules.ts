import type { Rules } from '@wordhoard/kernel';
import { build } from './build.ts';
import { config } from './config.ts';
import { lock } from './lock.ts';
import { pick } from './pick.ts';
import { position } from './position.ts';
import { discard, replenish } from './replenish.ts';
import { begin, onward, score, turn } from './round.ts';
import { firstRound } from './setup.ts';
import { steal } from './steal.ts';
import type { WordWorx } from './types.ts';
import { view } from './view.ts';

export const rules: Rules<WordWorx> = {
  id: 'word-worx',
  version: 1,
  players: [2, 6],
  /** All ours; the printed game has none. */
  limits: {
    pick: { kind: 'think', ms: 40_000 },
    steal: { kind: 'think', ms: 60_000 },
    build: { kind: 'think', ms: 120_000 },
    discard: { kind: 'think', ms: 20_000 },
  },
  config,
  setup: ({ config: chosen, seats, chance }) => ({
    state: firstRound(chosen, seats, chance),
    agenda: [{ type: 'begin' }],
  }),
  position,
  view,
  steps: { begin, turn, pick, steal, build, discard, replenish, onward, score },
  free: lock,
};
