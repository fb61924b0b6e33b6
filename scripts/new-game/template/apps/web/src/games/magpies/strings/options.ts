/** A table's options, explained. */
export const text = {
  gems: 'Gems',
  gemsOf: (n: number): string => `${n} gems`,
  pace: {
    live: '20 seconds to bid, 5 to snatch.',
    stretched: 'The same with longer for everything.',
    relaxed: 'No clocks: every bid waits for all, and those who tie draw lots if they want the gem.',
    days: 'No clocks, and days for each answer.',
  },
} as const;
