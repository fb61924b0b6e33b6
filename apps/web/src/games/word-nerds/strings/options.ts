/** What a Word Nerds table may choose, explained. */
export const wordNerdsOptions = {
  pace: {
    live: 'Half a minute to bid, a minute to declare, 20 seconds to answer a word; the first to declare wins.',
    stretched: 'The same with longer for everything.',
    relaxed: 'No clocks at all: every window waits for all, and the lowest score goes first.',
    days: 'No clocks, and days for each answer.',
  },
  winning: 'Winning score',
  winningOf: (n: number): string => (n === 100 ? '100, as printed' : `${n} (ours)`),
  winningHint: 'A lower score makes a shorter game.',
  last: 'Last turn (ours)',
  lastOf: (n: number | null): string => (n === null ? 'None, as printed' : `Turn ${n}`),
  lastHint: 'For a game that ends on time: if nobody has won by then, the highest score wins.',
} as const;
