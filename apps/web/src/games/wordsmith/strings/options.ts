/** What a Wordsmith table may choose, explained. */
export const wordsmithOptions = {
  pace: {
    live: 'Everybody writes at once and has two minutes for each turn (ours).',
    stretched: 'The same with more time for each turn.',
    relaxed: 'No timer at all: everybody takes the time they need.',
    days: 'No timer, and days for each turn.',
  },
  spot: 'Spot words for me (ours)',
  spotHint:
    'Shows everybody the words they can claim, which helps beginners and children; otherwise missed words are shown after the round.',
  spotted: (on: boolean): string => (on ? 'Words are spotted for you' : 'You spot the words yourselves'),
  deck: 'Cards',
  decks: { printed: 'The printed letters', balanced: 'Balanced letters (ours)' },
  deckHints: {
    printed: 'As many of each letter as the printed table says: one I and no Y.',
    balanced: 'Six I and a Y, as the printed table was probably meant, so that more words can be made.',
  },
  dictionaryHints: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know; a rare one can’t be claimed',
  },
} as const;
