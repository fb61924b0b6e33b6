/** How fast bots play: where a table is made, and behind its menu. */
export const bots = {
  speed: 'How fast do bots play?',
  speeds: { quick: 'Quick', natural: 'Natural', slow: 'Slow' },
  hints: {
    quick: 'They answer at once, which in a race is hard to beat.',
    natural: 'They take a person’s time while you think. When only they are left, they do not keep you waiting.',
    slow: 'Twice as long, so that one can follow what they do.',
  },
  summary: { quick: 'quick bots', natural: 'bots at a natural pace', slow: 'slow bots' },
} as const;
