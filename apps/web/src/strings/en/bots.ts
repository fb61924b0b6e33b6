/** Bots' speed: in the form for a table, and in its menu. */
export const bots = {
  speed: 'How fast do bots play?',
  speeds: { quick: 'Quick', natural: 'Natural', slow: 'Slow' },
  hints: {
    quick: 'They answer at once, which is hard to beat in a race.',
    natural: 'A pass takes 2 seconds, a big play 6, so you can follow what they do.',
    slow: 'They take twice as long.',
  },
  summary: { quick: 'quick bots', natural: 'bots at a natural pace', slow: 'slow bots' },
} as const;
