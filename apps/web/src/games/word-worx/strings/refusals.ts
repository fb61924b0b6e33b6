const upper = (text: string): string => text.toUpperCase();

/** The game's refusals, with reasons and remedies. */
export const wordWorxRefusals = {
  notOnLine: (card: string): string => `${upper(card)} is no longer on the line. Take another card.`,
  mustPick: 'You must take at least one card from the line.',
  wrongNumber: (wanted: number, given: number): string => `You chose ${given} to discard. Choose ${wanted}.`,
  alreadyThere: 'The lock is already there. Choose another word.',
  notOnManifest: (word: string): string =>
    `${upper(word)} isn’t on your manifest. You can only lock manifest words for good.`,
  notYours: (card: string): string => `${upper(card)} isn’t yours. Use cards from your hand or your own words.`,
  usedTwice: (card: string): string => `You’ve used ${upper(card)} twice. Use each card once.`,
  leftOut: (card: string): string => `${upper(card)} is on the table, so it must stay in one of your words.`,
  notWelded: (card: string): string => `Use the stolen ${upper(card)} in one of your words.`,
  lockElsewhere: 'While you rearrange, the lock stays with its word or comes off. Move it before or afterwards.',
  tooShort: (word: string, minimum: number): string =>
    `${upper(word)} is too short. New words need at least ${minimum} letters.`,
  notAWord: (word: string): string => `${upper(word)} isn’t in the dictionary.`,
  noSuchWord: 'That word has changed. Choose another.',
  locked: 'That word is locked. Steal from another, or steal nothing.',
  notInWord: (card: string): string => `${upper(card)} isn’t in that word. Choose another card.`,
  wrongRest: 'That isn’t what’s left of the word. Choose one of the words offered.',
  noCards: (word: string): string => `You don’t have the cards for ${upper(word)}.`,
  noRest: (word: string, card: string): string =>
    `Without ${upper(card)}, the rest of ${upper(word)} makes no word. Choose another card.`,
  notLaid: (why: string): string => `Your words can’t be laid yet. ${why}`,
  badPosition: 'The game can’t start from this position.',
} as const;
