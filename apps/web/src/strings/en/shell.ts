/** Texts for every page. */
export const shell = {
  name: 'Wordhoard',
  title: 'Wordhoard: word games',
  close: 'Close',
  skip: 'Skip to content',
  back: 'Back to the start page',
  settings: 'Settings',
  notFound: {
    title: 'Page not found',
    text: 'Nothing is at this address. All games are on the start page.',
    home: 'Go to the start page',
  },
  broken: {
    title: 'That didn’t load',
    text: 'Part of the page couldn’t be loaded. Check your connection and try again.',
    again: 'Try again',
  },
} as const;

export const join = {
  code: 'Table code',
  hint: 'Such as FOX-OWL-3707',
  go: 'Join',
  bad: 'A table code is two or four short words and a number, such as FOX-OWL-3707.',
} as const;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number at the start of a sentence: 'Five', or '11'. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
