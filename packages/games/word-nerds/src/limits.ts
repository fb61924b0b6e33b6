import type { Limit } from '@wordhoard/kernel';
import type { WordNerds } from './types.ts';

/** Time limits of a live table. Those without a rule number are ours. */
export const LIMITS: Readonly<Record<WordNerds['limit'], Limit>> = {
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
  simultaneous: { kind: 'reflex', ms: 300, fixed: true },
};

/** The purpose of each limit, in a sentence for designers. */
export const LIMIT_NOTES: Readonly<Record<WordNerds['limit'], string>> = {
  bid: 'Time to bid a token.',
  cards: 'Time to play an action card on the bids. It starts again after each card.',
  select: 'Time to pick a letter.',
  declare: 'Time to find a word and say "Word Nerd".',
  respond: 'Time to trump, challenge, play an action card or pass. It starts again after everything that happens.',
  join: 'Time to join another player’s challenge.',
  choose: 'Time to choose cards: the letters to keep after a word, or those to discard.',
  purchase: 'Time to replace letters or buy an action card at the end of a turn.',
  simultaneous:
    'Declarations, trumps and challenges within this time of the first one count as made at once. Players don’t see this time.',
};
