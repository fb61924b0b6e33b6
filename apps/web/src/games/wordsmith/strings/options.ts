/** Options of a Wordsmith table, explained. */
export const wordsmithOptions = {
  pace: {
    live: 'Everyone writes at once, with two minutes for each turn (ours).',
    stretched: 'The same, with more time for each turn.',
    relaxed: 'No timer, so take your time.',
    days: 'You have days for each turn.',
  },
  spot: 'Spot words for me (ours)',
  spotHint:
    'Shows players the words they can claim, which helps beginners and children; if off, missed words are shown after the round.',
  spotted: (on: boolean): string => (on ? 'Words are spotted for you' : 'You spot the words yourselves'),
  deck: 'Cards',
  decks: { printed: 'The printed letters', balanced: 'Balanced letters (ours)' },
  deckHints: {
    printed: 'Each letter as often as in the printed game’s table: one I and no Y.',
    balanced: 'Six Is and a Y, as the printed table was probably meant, so that you can make more words.',
  },
  dictionaryHints: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know; rare ones can’t be claimed',
  },
} as const;
