/** Options of a Word Nerds table, explained. */
export const wordNerdsOptions = {
  pace: {
    live: '30 seconds to bid, 60 to declare, 20 to respond to a word; the first to declare lays their word.',
    stretched: 'The same, with more time for everything.',
    relaxed: 'No clocks: each step waits for all players, and the lowest score goes first.',
    days: 'No clocks: you have days for each answer.',
  },
  winning: 'Winning score',
  winningOf: (n: number): string => (n === 100 ? '100, as printed' : `${n} (ours)`),
  winningHint: 'A lower score makes a shorter game.',
  last: 'Last turn (ours)',
  lastOf: (n: number | null): string => (n === null ? 'None, as printed' : `Turn ${n}`),
  lastHint: 'For a game that ends on time: after this turn the highest score wins.',
} as const;
