import type { NewTable } from '@wordhoard/protocol';

/** What 'Play now' lays out before anybody has chosen anything: one bot of middling strength. */
export const practiceOf = (game: string): NewTable => ({
  options: {
    game,
    config: null,
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats: 2,
  },
  name: 'You',
  bots: [3],
  others: [],
  start: true,
});
