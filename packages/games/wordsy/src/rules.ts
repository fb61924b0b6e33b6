import type { Rules } from '@wordhoard/kernel';
import { challenge, lookUp } from './challenge.ts';
import { config } from './config.ts';
import { deal, ready } from './deal.ts';
import { mend } from './mend.ts';
import { position } from './position.ts';
import { score } from './score.ts';
import { freshState, opening } from './setup.ts';
import type { Wordsy } from './types.ts';
import { view } from './view.ts';
import { write } from './write.ts';

export const rules: Rules<Wordsy> = {
  id: 'wordsy',
  version: 2,
  players: [1, 6],
  limits: {
    /** Ours. */
    ready: { kind: 'reflex', ms: 30_000 },
    /** [WY-8] */
    idle: { kind: 'think', ms: 300_000 },
    /** [WY-5] Switched off, the table has a Main Player instead [WY-23]. */
    timer: { kind: 'reflex', ms: 30_000 },
    /** [WY-7] */
    grace: { kind: 'reflex', ms: 5_000 },
    /** [WY-14] */
    challenge: { kind: 'think', ms: 20_000 },
    /** [WY-24] Ours. */
    mend: { kind: 'think', ms: 20_000 },
  },
  config,
  setup: (setting) => ({ state: freshState(setting), agenda: opening(setting.limits.timer !== null, 1) }),
  position,
  view,
  steps: { ready, deal, write, 'look-up': lookUp, challenge, mend, score },
};
