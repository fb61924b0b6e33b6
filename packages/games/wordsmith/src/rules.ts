import type { Rules } from '@wordhoard/kernel';
import { config } from './config.ts';
import { position } from './position.ts';
import { deal, turn } from './round.ts';
import { freshState } from './setup.ts';
import type { Wordsmith } from './types.ts';
import { view } from './view.ts';

export const rules: Rules<Wordsmith> = {
  id: 'wordsmith',
  version: 1,
  players: [1, 6],
  /** Ours: the printed game has no timer. */
  limits: { turn: { kind: 'think', ms: 120_000 } },
  config,
  setup: (setting) => ({ state: freshState(setting), agenda: [{ type: 'deal' }] }),
  position,
  view,
  steps: { deal, turn },
};
