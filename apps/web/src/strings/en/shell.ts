/** What every page may say. */
export const shell = {
  name: 'Wordhoard',
  title: 'Wordhoard: word games',
  close: 'Close',
  skip: 'Skip to the content',
  back: 'Back to the start page',
  settings: 'Settings',
  notFound: {
    title: 'Nothing lies here',
    text: 'No page has this address. The games are on the start page.',
    home: 'To the start page',
  },
  broken: {
    title: 'That did not load',
    text: 'A part of the page could not be fetched. Check the connection, then try again.',
    again: 'Try again',
  },
} as const;
