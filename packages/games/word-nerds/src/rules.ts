import type { Rules } from '@wordhoard/kernel';
import { amend } from './amend.ts';
import { auction, bid, bidCards, leftover, select, selection } from './auction.ts';
import { DEFAULT_STOP_REASONS } from './auto-pass.ts';
import { join } from './challenge.ts';
import { config } from './config.ts';
import { declare } from './declaration.ts';
import { turnOver } from './end.ts';
import { discard, drop, enforceHandLimit } from './hand-limit.ts';
import { clear, keep } from './keep.ts';
import { LIMITS } from './limits.ts';
import { free } from './play-card.ts';
import { position } from './position.ts';
import { purchase } from './purchase.ts';
import { respond } from './response.ts';
import { score } from './score.ts';
import { initialState } from './setup.ts';
import type { WordNerds } from './types.ts';
import { view } from './view.ts';

export const rules: Rules<WordNerds> = {
  id: 'word-nerds',
  version: 5,
  players: [2, 6],
  limits: LIMITS,
  config,
  setup: (setting) => ({ state: initialState(setting), agenda: [{ type: 'auction' }] }),
  position,
  view,
  amend,
  steps: {
    auction,
    bid,
    'bid-cards': bidCards,
    selection,
    select,
    leftover,
    declare,
    respond,
    join,
    score,
    clear,
    keep,
    purchase,
    'turn-over': turnOver,
    drop,
    discard,
  },
  free,
  autoPass: DEFAULT_STOP_REASONS,
  beforeQuestion: enforceHandLimit,
};
