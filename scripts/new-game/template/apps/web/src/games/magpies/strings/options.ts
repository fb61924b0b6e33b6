/** A table's options, explained. */
export const text = {
  gems: 'Gems',
  gemsOf: (n: number): string => `${n} gems`,
  pace: {
    live: '20 seconds to bid, 5 to snatch.',
    stretched: 'The same with more time for everything.',
    relaxed: 'No clocks. Each gem waits until all have bid; a tied gem goes at random to one of those who want it.',
    days: 'No clocks: each answer may take days.',
  },
} as const;
