/** What a Wordsmith table may choose, explained. */
export const wordsmithOptions = {
  pace: {
    live: 'Two minutes for each turn (ours). Everybody writes at once.',
    stretched: 'The same with more time for each turn.',
    relaxed: 'No timer at all: everybody takes the time they need.',
    days: 'No timer, and days for each turn.',
  },
  spot: 'Spot words for me (ours)',
  spotHint:
    'Everybody is shown the words they can claim, which helps beginners and children; without it you claim what you see, and missed words are shown after the round.',
  spotted: (on: boolean): string => (on ? 'Words are spotted for you' : 'You spot the words yourselves'),
  deck: 'Cards',
  decks: { printed: 'The printed letters', balanced: 'Balanced letters (ours)' },
  deckHints: {
    printed: 'As many of each letter as the printed table says: one I, and no Y.',
    balanced: 'Six of the letter I, and a Y: as the printed table was probably meant.',
  },
  dictionaryHints: {
    wide: 'Also the rare words that keen players know.',
    everyday: 'Only words most people know. A rare one cannot be claimed.',
  },
} as const;
