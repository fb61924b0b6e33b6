import type { AllowRefusal } from '@wordhoard/lexicon/allow-word';

const caps = (word: string): string => word.toUpperCase();

/** Allowing a word during a game. */
export const allow = {
  button: (word: string): string => `Allow ${caps(word)} at this table`,
  hint: 'It counts from now on. Nothing already scored changes.',
  counts: (word: string): string => `${caps(word)} counts from now on.`,
  afterChallenge: (word: string): string => `${caps(word)} will count once this challenge is over.`,
  /** In the menu. */
  whenSettled: (word: string): string => `${caps(word)} will count once no word on the table can be challenged.`,
  none: 'None yet: this table plays by the dictionary.',
  field: 'Allow a word',
  add: 'Allow it',
  remembered: 'New tables you make on this device allow it too. You can remove it in Settings.',
  hostOnly: 'The host can allow words during the game, except at a public table.',
  /** In the settings. */
  device: 'Words we allowed',
  deviceHint: 'New tables you make on this device allow these words.',
} as const;

/** Why a word cannot be allowed; null for what has other words already. */
export function allowRefusal(refusal: { readonly code: string }): string | null {
  // Told apart by its code, from the server or this page.
  const why = refusal as AllowRefusal;
  switch (why.code) {
    case 'not-a-z':
      return 'Words have only the letters a to z.';
    case 'wrong-length':
      return `Words here have ${why.shortest} to ${why.longest} letters.`;
    case 'counts-already':
      return `${caps(why.word)} already counts.`;
    case 'list-full':
      return `This table already allows ${why.most} words, the most it can.`;
    case 'undecided':
      return 'A word on the table can still be challenged. Allow words after that.';
    default:
      return null;
  }
}
