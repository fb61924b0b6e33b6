import { plural } from '../../../shell/format.ts';

/** What a WildWords table may choose, explained. */
export const wildwordsOptions = {
  pace: {
    live: 'Everybody has a chess clock, which also runs while they decide about a play; without one, a turn has three minutes and a decision 30 seconds.',
    stretched: 'The same with more time on the clocks and longer for everything else.',
    relaxed: 'No clocks at all: everybody takes the time they need.',
    days: 'No clocks, and days for each answer.',
  },
  penalty: 'What being wrong about a challenge costs',
  penaltyOf: (n: number): string => `${n} points`,
  penaltyHint: (n: number): string =>
    n === 20 ? 'As usual.' : 'For experienced players, so that nobody challenges lightly.',
  overtime: 'When a chess clock runs out',
  overtimes: { points: 'Lose 10 points a minute (ours)', loses: 'Lose the game (ours)' },
  overtimeHints: {
    points: 'Every minute begun costs, but a slow player can still win.',
    loses: 'For players who want the clock to decide, as in a tournament.',
  },
  dictionaryHints: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know, which is easier on beginners',
  },
  onlyOwn: 'None: only our own list',
  onlyOwnHint: 'Nothing counts but the words you list below, for a game about one subject.',
  ownCount: (n: number): string => plural(n, 'word in the table’s own list', 'words in the table’s own list'),
} as const;
