import type { ShortList } from '@wordhoard/lexicon/short-words';

export const shortLists: Readonly<Record<ShortList, string>> = {
  two: 'Two letters',
  three: 'Three letters',
  'q-without-u': 'Q without U',
  'no-vowel': 'No vowel, no Y',
  'only-y': 'Y the only vowel',
  'four-jqxz': 'Four letters with J, Q, X or Z',
};

/** The lists of short and odd words. */
export const shortWords = {
  title: 'Short and odd words',
  lead: 'Every word here counts at this table. Tap one to read what it means.',
  leadPage: (game: string): string =>
    `Every word here counts at a ${game} table with these words. Tap one to read what it means.`,
  undecided: 'A word that can still be challenged isn’t listed until that is settled.',
  which: 'Which words',
  none: 'None with these words.',
  print: 'Print the lists',
  loading: 'Collecting the words…',
  failed: 'The dictionary isn’t on this device yet, and can’t be fetched right now.',
  again: 'Try again',
  back: (game: string): string => `How to play ${game}`,
} as const;
