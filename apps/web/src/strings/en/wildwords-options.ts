/** What a WildWords table may choose, explained. */
export const wildwordsOptions = {
  pace: {
    live: 'A chess clock for each player; 30 seconds to accept a play or challenge it.',
    stretched: 'The same with more time on the clocks and longer for everything else.',
    relaxed: 'No clocks at all: everybody takes the time they need.',
    days: 'No clocks, and days for each answer.',
  },
  penalty: 'What a challenge costs among three or four',
  penaltyOf: (n: number): string => `${n} points`,
  penaltyHint: (n: number): string => (n === 20 ? 'As usual.' : 'For quality players.'),
  overtime: 'When a chess clock has run out',
  overtimes: { points: 'Ten points for every minute begun (ours)', loses: 'The game is lost (ours)' },
} as const;
