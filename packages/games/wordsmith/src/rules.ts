import type { Rules } from '@wordhoard/kernel';
import { amend } from './amend.ts';
import { config } from './config.ts';
import { LIMITS } from './limits.ts';
import { position } from './position.ts';
import { deal, turn } from './round.ts';
import { initialState } from './setup.ts';
import type { Wordsmith } from './types.ts';
import { view } from './view.ts';

export const rules: Rules<Wordsmith> = {
  id: 'wordsmith',
  version: 3,
  players: [1, 6],
  limits: LIMITS,
  config,
  setup: (context) => ({ state: initialState(context), agenda: [{ type: 'deal' }] }),
  position,
  view,
  amend,
  steps: { deal, turn },
};
