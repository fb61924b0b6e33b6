/** What a Word Worx table may choose, explained. */
export const wordWorxOptions = {
  pace: {
    live: '40 seconds to take a card, a minute to steal, two to build (ours).',
    stretched: 'The same with longer for everything.',
    relaxed: 'No limits: everybody takes the time they need.',
    days: 'Days for each answer.',
  },
  rounds: 'Rounds',
  roundsOf: { 'by-players': 'By players', 1: 'One round', 2: 'Two rounds' },
  roundsHint: {
    'by-players': 'As printed: one for two or three players, two for more.',
    1: 'A shorter game.',
    2: 'Luck evens out.',
  },
  minimum: 'The shortest new word',
  minimumOf: { 2: 'Two letters', 3: 'Three letters' },
  minimumHint: {
    2: 'As printed.',
    3: 'Harder; what a thief leaves may still have two.',
  },
  house: 'House rules (ours)',
  switches: { once: 'Each entry pays once', unseen: 'Unseen refills' },
  switchHints: {
    once: 'A further copy of a manifest word pays only 2, so that nobody repeats one good word all game.',
    unseen: 'Of the cards that fill up a hand only the one that lay open is named, so that nobody can count your hand.',
  },
  dictionaryHints: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know, and those of the manifests',
  },
} as const;
