import type { Rules } from '@wordhoard/kernel';
import { amend } from './amend.ts';
import { challenge, lookUp } from './challenge.ts';
import { config } from './config.ts';
import { deal, ready } from './deal.ts';
import { LIMITS } from './limits.ts';
import { mend } from './mend.ts';
import { position } from './position.ts';
import { score } from './score.ts';
import { initialState, openingSteps } from './setup.ts';
import type { Wordsy } from './types.ts';
import { view } from './view.ts';
import { write } from './write.ts';

export const rules: Rules<Wordsy> = {
  id: 'wordsy',
  version: 4,
  players: [1, 6],
  limits: LIMITS,
  config,
  setup(context) {
    const state = initialState(context);
    return { state, agenda: openingSteps(context.limits.timer !== null, 1, state.mode) };
  },
  position,
  view,
  amend,
  steps: { ready, deal, write, 'look-up': lookUp, challenge, mend, score },
};
