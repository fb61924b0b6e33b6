import type { ShortList } from '@wordhoard/lexicon/short-words';

export const shortLists: Readonly<Record<ShortList, string>> = {
  two: 'Two letters',
  three: 'Three letters',
  'q-without-u': 'Q without U',
  'no-vowel': 'No vowel, no Y',
  'only-y': 'Y as the only vowel',
  'four-jqxz': 'Four letters with J, Q, X or Z',
};

/** The lists of short and odd words. */
export const shortWords = {
  title: 'Short and odd words',
  lead: 'Every word here counts at this table. Tap one to read what it means.',
  leadPage: (game: string): string =>
    `Every word here counts at a ${game} table with these options. Tap one to read what it means.`,
  undecided: 'Words that can still be challenged aren’t listed yet.',
  which: 'Which words',
  none: 'There are none with these options.',
  print: 'Print the lists',
  loading: 'Collecting the words…',
  failed: 'The dictionary isn’t on this device yet and can’t be downloaded right now.',
  again: 'Try again',
  back: (game: string): string => `How to play ${game}`,
} as const;
