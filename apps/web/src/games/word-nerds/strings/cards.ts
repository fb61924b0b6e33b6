import type { ActionTiming } from '@wordhoard/word-nerds';

const times: Readonly<Record<ActionTiming, string>> = {
  auction: 'Play after the bids are revealed',
  word: 'Play with your word, or on a word on the table',
  outside: 'Play any time except during the word declaration',
  any: 'Play at any time',
};

/** A player's action cards. */
export const ownCards = {
  label: 'Your action cards',
  none: 'None. Pick a letter marked “+ card”, or buy one for a token.',
  /** When it may be played. */
  when: (when: ActionTiming, withWord: boolean): string =>
    when === 'word' && !withWord ? 'Play on a word on the table' : times[when],
} as const;
