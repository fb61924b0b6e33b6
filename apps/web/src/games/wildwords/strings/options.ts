import { plural } from '../../../shell/format.ts';

/** What a WildWords table may choose, explained. */
export const wildwordsOptions = {
  pace: {
    live: 'A chess clock for each player, which also runs while you decide about a play. Without one, three minutes a turn and 30 seconds to decide.',
    stretched: 'The same with more time on the clocks and longer for everything else.',
    relaxed: 'No clocks at all: everybody takes the time they need.',
    days: 'No clocks, and days for each answer.',
  },
  penalty: 'What a challenge costs among three or four',
  penaltyOf: (n: number): string => `${n} points`,
  penaltyHint: (n: number): string => (n === 20 ? 'As usual.' : 'For quality players.'),
  overtime: 'When a chess clock has run out',
  overtimes: { points: 'Ten points for every minute begun (ours)', loses: 'The game is lost (ours)' },
  dictionariesLead: 'One or several: a word in any of them is good. Only what is agreed here counts.',
  dictionaryHints: {
    wide: 'Also the rare words that keen players know.',
    everyday: 'Words most people know; all of them are in Wordhoard Wide too.',
  },
  oneAtLeast: 'A table needs one dictionary at least, or a list of its own.',
  ownCount: (n: number): string => plural(n, 'word in the table’s own list', 'words in the table’s own list'),
} as const;
