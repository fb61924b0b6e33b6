import { listed } from '../../ui/format.ts';

export const deal = {
  title: (game: string): string => `The same deal of ${game}`,
  bare: 'The same deal',
  text: (name: string, game: string): string =>
    `${name} played this shuffle of ${game}. Now you: the same letters, the same seat, bots in the others. Then compare the two games side by side.`,
  ghost: (name: string): string => `After each of your words you’ll see what ${name} made of the same letters.`,
  go: 'Play this deal',
  both: 'You’ve played it: compare side by side',
  name: 'Your name',
  broken: 'This link is incomplete, or for a game this site doesn’t have. Ask for it again.',
  looking: 'Looking for the deal…',
  somebody: 'A friend',

  beside: 'Side by side',
  besideOf: (game: string): string => `${game}, side by side`,
  reading: 'Loading both games…',
  missing: 'One of the two games can’t be shown: it isn’t over, was deleted, or used other rules.',
  turn: 'Turn',
  first: (name: string): string => `${name}, first`,
  second: (name: string): string => `${name}, then`,
  nothing: 'nothing',
  back: 'Back to my games',
  ghostSays: (name: string): string => `${name}, in this round of the same deal:`,
} as const;

/** The public page of a finished game. */
export const publicGame = {
  bare: 'A finished game',
  title: (game: string): string => `A finished game of ${game}`,
  opening: 'Setting up the final board…',
  cannot: 'This game can’t be shown',
  broken: 'The link is incomplete. Ask for it again and copy all of it.',
  outdated: (names: readonly string[]): string =>
    `${listed(names)} played with an older version of the rules or dictionary, so the board can’t be shown any more.`,
  play: (game: string): string => `Play ${game} yourself`,
  home: 'Go to the start page',
} as const;
