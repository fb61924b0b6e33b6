import { plural } from '../../../ui/format.ts';

/** Options of a WildWords table, explained. */
export const wildwordsOptions = {
  pace: {
    live: 'Each player has a chess clock, which also runs while they decide whether to challenge; without clocks, a turn has three minutes and a decision 30 seconds.',
    stretched: 'The same, with more time on the clocks and for everything else.',
    relaxed: 'Take all the time you need.',
    days: 'Days for each answer.',
  },
  penalty: 'Penalty for being wrong about a challenge',
  penaltyOf: (n: number): string => `${n} points`,
  penaltyHint: (n: number): string =>
    n === 20 ? 'The usual penalty.' : 'For experienced players: a challenge is a bigger risk.',
  overtime: 'When a chess clock runs out',
  overtimes: { points: 'Lose 10 points a minute (house rule)', loses: 'Lose the game (house rule)' },
  overtimeHints: {
    points: 'Each minute you start costs 10 points, but you can still win.',
    loses: 'For players who want the clock to decide, as in chess.',
  },
  dictionaryHints: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know, which is easier for beginners',
  },
  onlyOwn: 'None: only our own list',
  onlyOwnHint: 'Only the words you list below count, for a game about one subject.',
  ownCount: (n: number): string => plural(n, 'word in the table’s own list', 'words in the table’s own list'),
} as const;
