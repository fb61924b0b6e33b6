import type { AllowRefusal } from '@wordhoard/lexicon/allow-word';

const caps = (word: string): string => word.toUpperCase();

/** A word that the table allows in the middle of a game. */
export const allow = {
  button: (word: string): string => `Allow ${caps(word)} at this table`,
  hint: 'It counts from now on. Nothing already scored changes.',
  counts: (word: string): string => `${caps(word)} counts from now on.`,
  afterChallenge: (word: string): string => `${caps(word)} will be allowed when this challenge is over.`,
  /** In the menu. */
  whenSettled: (word: string): string => `${caps(word)} will be allowed when no word on the table can be challenged.`,
  none: 'This table plays by the dictionary alone so far.',
  field: 'Allow a word',
  add: 'Allow it',
  remembered: 'New tables made on this device start with it. You can take it off the list in the settings.',
  hostOnly: 'Whoever made the table can allow words during the game. At a public table nobody can.',
  /** In the settings. */
  device: 'Words we allowed',
  deviceHint: 'New tables made on this device start with these words.',
} as const;

/** Why a word cannot be allowed; null for what has other words already. */
export function allowRefusal(refusal: { readonly code: string }): string | null {
  // Read by its code, whoever sent it.
  const why = refusal as AllowRefusal;
  switch (why.code) {
    case 'not-a-z':
      return 'Only the letters a to z make a word here.';
    case 'wrong-length':
      return `A word here has ${why.shortest} to ${why.longest} letters.`;
    case 'counts-already':
      return `${caps(why.word)} counts already.`;
    case 'list-full':
      return `This table has allowed ${why.most} words. That’s as many as it can.`;
    case 'undecided':
      return 'A word on the table can still be challenged. Allow words after that.';
    default:
      return null;
  }
}
