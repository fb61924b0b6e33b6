/** Options of a Word Worx table, explained. */
export const wordWorxOptions = {
  pace: {
    live: '40 seconds to take a card, 60 to steal, 120 to build (ours).',
    stretched: 'The same, with more time for everything.',
    relaxed: 'No clocks: take the time you need.',
    days: 'You have days for each answer.',
  },
  rounds: 'Rounds',
  roundsOf: { 'by-players': 'By players', 1: 'One round', 2: 'Two rounds' },
  byPlayers: (few: number, more: number): string =>
    few === 1 && more === 2
      ? 'As printed: one for two or three players, two for more.'
      : `${few} for two or three players, ${more} for more.`,
  roundsHint: {
    1: 'A shorter game.',
    2: 'Luck evens out.',
  },
  minimum: 'The shortest new word',
  minimumOf: { 2: 'Two letters', 3: 'Three letters' },
  minimumHint: {
    2: 'As printed.',
    3: 'Harder; a theft may still leave a word of two.',
  },
  house: 'Variants (ours)',
  switches: { once: 'Each manifest word pays once', unseen: 'Hidden refills' },
  switchHints: {
    once: 'Another copy of a manifest word pays no more than other words, so that repeating one good word doesn’t win the game.',
    unseen: 'Of the cards you draw to refill, the others see only the first, so that they can’t track your hand.',
  },
  dictionaryHints: {
    wide: 'Rare words count, too',
    everyday: 'Only words most people know, plus all manifest words',
  },
} as const;
