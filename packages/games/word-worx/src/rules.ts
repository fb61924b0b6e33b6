import type { Rules } from '@wordhoard/kernel';
import { amend } from './amend.ts';
import { build } from './build.ts';
import { config } from './config.ts';
import { LIMITS } from './limits.ts';
import { lock } from './lock.ts';
import { pick } from './pick.ts';
import { position } from './position.ts';
import { discard, replenish } from './replenish.ts';
import { begin, onward, score, turn } from './round.ts';
import { initialState } from './setup.ts';
import { prowl, steal } from './steal.ts';
import type { WordWorx } from './types.ts';
import { view } from './view.ts';

export const rules: Rules<WordWorx> = {
  id: 'word-worx',
  version: 3,
  players: [2, 6],
  limits: LIMITS,
  config,
  setup: ({ config: chosen, seats, chance }) => ({
    state: initialState(chosen, seats, chance),
    agenda: [{ type: 'begin' }],
  }),
  position,
  view,
  amend,
  steps: { begin, turn, pick, prowl, steal, build, discard, replenish, onward, score },
  free: lock,
};
