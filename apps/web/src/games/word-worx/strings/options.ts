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
  roundsHint: { 'by-players': 'One for two or three, two for four and more.', 1: '', 2: '' },
  minimum: 'The shortest new word',
  minimumOf: { 2: 'Two letters', 3: 'Three letters' },
  minimumHint: { 2: 'As printed.', 3: 'What a thief leaves may still have two.' },
  house: 'House rules',
  switches: { once: 'Each entry pays once', unseen: 'Unseen refills' },
  switchHints: {
    once: 'A further copy of a manifest word pays 2. Otherwise every copy pays, as printed.',
    unseen: 'Of the cards that fill up a hand, only the one that lay open is named. Otherwise all are, as printed.',
  },
  dictionaryHints: {
    wide: 'Also the rare words that keen players know.',
    everyday: 'Only words most people know, and those of the manifests.',
  },
} as const;
