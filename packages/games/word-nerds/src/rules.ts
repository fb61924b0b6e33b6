import type { Rules } from '@wordhoard/kernel';
import { auction, bid, bidCards, leftover, select, selection } from './auction.ts';
import { join } from './challenge.ts';
import { config } from './config.ts';
import { declare } from './declaration.ts';
import { turnOver } from './end.ts';
import { discard, drop, settle } from './hand-limit.ts';
import { clear, keep } from './keep.ts';
import { free } from './play-card.ts';
import { position } from './position.ts';
import { purchase } from './purchase.ts';
import { respond } from './response.ts';
import { score } from './score.ts';
import { freshState } from './setup.ts';
import { tokens } from './tokens.ts';
import type { WordNerds } from './types.ts';
import { view } from './view.ts';

export const rules: Rules<WordNerds> = {
  id: 'word-nerds',
  version: 2,
  players: [2, 6],
  /** Those without a rule number are ours. */
  limits: {
    bid: { kind: 'think', ms: 30_000 },
    cards: { kind: 'think', ms: 20_000 },
    select: { kind: 'think', ms: 20_000 },
    declare: { kind: 'think', ms: 60_000 },
    /** [WN-13] */
    respond: { kind: 'think', ms: 20_000 },
    /** [WN-15] */
    join: { kind: 'think', ms: 8_000 },
    choose: { kind: 'think', ms: 20_000 },
    purchase: { kind: 'think', ms: 30_000 },
    /** [WN-11] */
    simultaneous: { kind: 'reflex', ms: 300 },
  },
  config,
  setup: (setting) => ({ state: freshState(setting), agenda: [{ type: 'auction' }] }),
  position,
  view,
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
    tokens,
    clear,
    keep,
    purchase,
    'turn-over': turnOver,
    drop,
    discard,
  },
  free,
  settle,
};
