const upper = (text: string): string => text.toUpperCase();

/** What the game refuses, and why. */
export const wordWorxRefusals = {
  notOnLine: (card: string): string => `${upper(card)} is no longer on the line.`,
  mustPick: 'You must take at least one card.',
  wrongNumber: (wanted: number, given: number): string => `${wanted} must go, and you chose ${given}.`,
  alreadyThere: 'The lock is already there.',
  notOnManifest: (word: string): string => `${upper(word)} is not on your manifest, so it cannot be locked for good.`,
  notYours: (card: string): string => `${upper(card)} is not yours.`,
  usedTwice: (card: string): string => `${upper(card)} would be used twice.`,
  leftOut: (card: string): string => `${upper(card)} lies on the table and must stay in one of your words.`,
  notWelded: (card: string): string => `The ${upper(card)} you steal must go into one of your words at once.`,
  lockElsewhere: 'The lock goes along with the word it lies on, or comes off. Move it before, or afterwards.',
  tooShort: (word: string, minimum: number): string =>
    `${upper(word)} is too short: a new word has at least ${minimum} letters.`,
  notAWord: (word: string): string => `${upper(word)} is not in the dictionary.`,
  noSuchWord: 'That word is no longer there.',
  locked: 'That word is locked: nothing can be taken out of it.',
  notInWord: (card: string): string => `${upper(card)} is not in that word.`,
  wrongRest: 'That is not what is left of the word.',
  noCards: (word: string): string => `You have not the cards for ${upper(word)}.`,
  noRest: (word: string, card: string): string => `Without ${upper(card)} nothing can be made of ${upper(word)}.`,
  notLaid: (why: string): string => `Nothing is sent yet: what you typed cannot be laid. ${why}`,
  badPosition: 'The table cannot start from there.',
} as const;
